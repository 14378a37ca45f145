import type { TextField, TextFieldSingleValidation } from 'payload'

type Options = {
  name: string
  label: string
  /** The value that the site shows while the field is empty. */
  inForce?: string | undefined
  /** What may be typed where there is no such value. */
  example?: string
  description?: string | undefined
  validate?: TextFieldSingleValidation
  /** Corrects what was typed or pasted, before it is checked. */
  normalize?: (value: string) => string | Promise<string>
}

/** A line of the settings; empty means the value in force, which stands in it in grey. */
export function valueField({ name, label, normalize, validate, ...texts }: Options): TextField {
  const { inForce, example, description } = texts
  const whenEmpty = inForce ? `Vide\u00a0: «\u00a0${inForce}\u00a0».` : undefined
  return {
    name,
    type: 'text',
    label,
    maxLength: 300,
    ...(validate ? { validate } : {}),
    hooks: {
      beforeValidate: [
        async ({ value }) => {
          const typed = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
          return typed ? ((await normalize?.(typed)) ?? typed) : null
        },
      ],
    },
    admin: {
      placeholder: inForce ?? example,
      description: [description, whenEmpty].filter(Boolean).join(' ') || undefined,
    },
  }
}
