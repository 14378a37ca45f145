import type { TextField } from 'payload'

const maxLength = 160

/** The field of the title that visitors read. */
export function titleField(description?: string, name = 'title'): TextField {
  return {
    name,
    type: 'text',
    label: 'Titre',
    required: true,
    maxLength,
    admin: {
      description: [description, `${maxLength} caractères au plus.`].filter(Boolean).join(' '),
    },
  }
}
