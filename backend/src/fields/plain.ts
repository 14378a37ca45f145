import type { CollapsibleField, Field, RowField, TextareaField, TextField, UIField } from 'payload'

type Options<Admin> = Admin & { required?: boolean }

/** A line of text, as it is typed. */
export function textField(
  name: string,
  label: string,
  maxLength: number | undefined,
  { required, ...admin }: Options<TextField['admin']> = {},
) {
  return { name, type: 'text', label, maxLength, required, admin } satisfies TextField
}

/** A text of several lines, as it is typed. */
export function textareaField(
  name: string,
  label: string,
  maxLength: number | undefined,
  { required, ...admin }: Options<TextareaField['admin']> = {},
): TextareaField {
  return { name, type: 'textarea', label, maxLength, required, admin }
}

/** The options of a choice. @param words of each value */
export const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ label, value }))

/** An optional choice beside the form. @param words of each value */
export function choiceField(name: string, label: string, words: Readonly<Record<string, string>>) {
  const components = { Diff: '/admin/diffs#SelectDiff' }
  const admin = { components, position: 'sidebar' as const }
  return { name, type: 'select' as const, label, options: optionsOf(words), admin }
}

/** A component of the back-office among the fields of a document, which stores nothing. */
export function uiField(name: string, Field: object | string, admin?: UIField['admin']): UIField {
  const components = { Field }
  return { name, type: 'ui', admin: { components, disableListColumn: true, ...admin } } as UIField
}

/** Fields under a heading, which closes and opens them. */
export function section(label: string, fields: Field[], admin = {}): CollapsibleField {
  return { type: 'collapsible', label, fields, admin }
}

/** Fields whose values are stored together, under a name. */
export const group = (name: string, label: string, fields: Field[]) => {
  return { name, type: 'group' as const, label, fields }
}

/** Fields side by side. */
export const row = (...fields: Field[]): RowField => ({ type: 'row', fields })

/** A field that belongs to one document: in a copy it is empty. */
export const notCopied = <T extends { name: string; hooks?: object }>(field: T) => ({
  ...field,
  hooks: { ...field.hooks, beforeDuplicate: [() => null] },
})
