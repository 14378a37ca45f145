import type { TextareaField, TextField, TextFieldSingleValidation } from 'payload'
import { textareaField, textField } from '../../fields/plain'

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
function inOneLine(value: unknown): string | null {
  return typeof value === 'string' ? value.replace(/[^\S\u00a0\u202f]+/g, ' ').trim() || null : null
}

/** A line of the settings; empty means the value in force, which stands in it in grey. */
export function valueField(name: string, label: string, options: Options = {}): TextField {
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

const asOneLine: TextField['hooks'] = { beforeValidate: [({ value }) => inOneLine(value)] }

type Sentence = { inForce: string; maxLength?: number }

/** A sentence of the settings, in several lines; empty means the one in force, in grey. */
export function sentenceField(name: string, label: string, options: Sentence): TextareaField {
  const { inForce, maxLength = 200 } = options
  const admin = {
    rows: 2,
    placeholder: inForce,
    description: 'Vide\u00a0: la phrase écrite en gris.',
  }
  return { ...textareaField(name, label, maxLength, admin), hooks: asOneLine }
}

/** A line of a row, without which the row makes no sense. */
export function rowTitle(name: string, label: string, maxLength = 200): TextField {
  return { ...textField(name, label, maxLength, { required: true }), hooks: asOneLine }
}

/** The text of a row. */
export function rowText(name: string, label: string): TextareaField {
  return textareaField(name, label, 1500, { required: true, rows: 4 })
}
