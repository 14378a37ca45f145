import type { TextField, TextFieldSingleValidation } from 'payload'

type Options = {
  name: string
  label: string
  /** The value that the site shows while the field is empty. */
  inForce: string | undefined
  description?: string
  validate?: TextFieldSingleValidation
  /** Corrects what was typed or pasted, before it is checked. */
  normalize?: (value: string) => string
}

/** A line of the settings; empty means the value in force, which stands in it in grey. */
export function valueField({
  name,
  label,
  inForce,
  description,
  validate,
  normalize,
}: Options): TextField {
  const help = inForce ? `Vide\u00a0: «\u00a0${inForce}\u00a0».` : 'Facultatif.'
  return {
    name,
    type: 'text',
    label,
    maxLength: 300,
    ...(validate ? { validate } : {}),
    hooks: {
      beforeValidate: [
        ({ value }) => {
          const typed = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
          return typed ? (normalize?.(typed) ?? typed) : null
        },
      ],
    },
    admin: {
      placeholder: inForce,
      description: [description, help].filter(Boolean).join(' '),
    },
  }
}
