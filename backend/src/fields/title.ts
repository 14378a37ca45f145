import type { TextField } from 'payload'

/** The field of the title that visitors read. */
export function titleField(description?: string, name = 'title'): TextField {
  return {
    name,
    type: 'text',
    label: 'Titre',
    required: true,
    maxLength: 160,
    admin: { description },
  }
}
