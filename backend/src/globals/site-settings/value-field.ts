import type { TextField, TextFieldSingleValidation } from 'payload'
import { inOneLine } from './in-one-line'

/** Characters of a stored value at most, and of a pasted text that is still read. */
const maxLength = 300
const maxTypedLength = 2000

type Options = {
  name: string
  label: string
  /** The value that the site shows while the field is empty. */
  inForce?: string | undefined
  /** What may be typed where there is no such value. */
  example?: string
  description?: string | undefined
  validate?: TextFieldSingleValidation
  /** Corrects what was typed or pasted, with ordinary spaces, before it is checked. */
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
    maxLength,
    ...(validate ? { validate: whenShort(validate) } : {}),
    hooks: {
      beforeValidate: [
        ({ value }) => {
          const typed = inOneLine(value)
          if (!typed || !normalize || typed.length > maxTypedLength) return typed
          return normalize(typed.replace(/\s/g, ' '))
        },
      ],
    },
    admin: {
      placeholder: inForce ?? example,
      description: [description, whenEmpty].filter(Boolean).join(' ') || undefined,
    },
  }
}

/** A rule's patterns take time that grows faster than the text: a long one is refused before. */
function whenShort(validate: TextFieldSingleValidation): TextFieldSingleValidation {
  return (value, options) =>
    (value?.length ?? 0) > maxLength
      ? options.req.t('validation:shorterThanMax', { maxLength })
      : validate(value, options)
}
