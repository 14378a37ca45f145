import type { TextField, TextFieldSingleValidation } from 'payload'

/** Characters of a stored value at most, and of a pasted text that is still read. */
const maxLength = 300
const maxTypedLength = 2000

type Options = {
  /** The value that the site shows while the field is empty. */
  inForce?: string | undefined
  /** What may be typed where there is no such value. */
  example?: string
  description?: string | undefined
  validate?: TextFieldSingleValidation
  /** Corrects what was typed or pasted, with ordinary spaces, before it is checked. */
  normalize?: (value: string) => string | Promise<string>
}

/** A text without line breaks and surplus spaces, its no-break spaces as they are; null when nothing is left. */
export function inOneLine(value: unknown): string | null {
  return typeof value === 'string' ? value.replace(/[^\S\u00a0\u202f]+/g, ' ').trim() || null : null
}

/** A line of the settings; empty means the value in force, which stands in it in grey. */
export function valueField(name: string, label: string, options: Options): TextField {
  const { normalize, validate, inForce, example, description } = options
  // A form that is refused for another field checks what was typed: what the server makes of it counts.
  const correct = async (value: unknown) => {
    const typed = inOneLine(value)
    if (!typed || !normalize || typed.length > maxTypedLength) return typed
    return (await normalize(typed.replace(/\s/g, ' '))) || null
  }
  const check: TextFieldSingleValidation = async (value, form) => {
    const corrected = await correct(value)
    if ((corrected?.length ?? 0) <= maxLength) return validate?.(corrected, form) ?? true
    return form.req.t('validation:shorterThanMax', { maxLength })
  }
  const whenEmpty = inForce ? `Vide\u00a0: «\u00a0${inForce}\u00a0».` : undefined
  return {
    name,
    type: 'text',
    label,
    maxLength,
    validate: check,
    hooks: { beforeValidate: [({ value }) => correct(value)] },
    admin: {
      placeholder: inForce ?? example,
      description: [description, whenEmpty].filter(Boolean).join(' ') || undefined,
    },
  }
}
