import type { TextField } from 'payload'
import { textField } from './plain'

const maxLength = 160

/** The field of the title that visitors read. */
export function titleField(sentence?: string, name = 'title'): TextField {
  const description = [sentence, `${maxLength} caractères au plus.`].filter(Boolean).join(' ')
  return textField(name, 'Titre', maxLength, { description, required: true })
}
