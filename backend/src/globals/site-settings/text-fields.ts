import type { TextareaField, TextField } from 'payload'
import { textareaField, textField } from '../../fields/plain'
import { inOneLine } from './value-field'

const asOneLine: TextField['hooks'] = { beforeValidate: [({ value }) => inOneLine(value)] }

type Options = { inForce: string; maxLength?: number }

/** A sentence of the settings, in several lines; empty means the one in force, in grey. */
export function sentenceField(name: string, label: string, options: Options): TextareaField {
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
