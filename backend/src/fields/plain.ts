import type { TextareaField, TextField, UIField } from 'payload'

/** A line of text, as it is typed. @param admin what stands around it */
export function textField(
  name: string,
  label: string,
  maxLength: number | undefined,
  admin?: TextField['admin'],
) {
  return { name, type: 'text', label, maxLength, admin } satisfies TextField
}

/** A text of several lines, as it is typed. */
export function textareaField(
  name: string,
  label: string,
  maxLength: number | undefined,
  admin: TextareaField['admin'],
): TextareaField {
  return { name, type: 'textarea', label, maxLength, admin }
}

/** An optional choice beside the form. @param words of each value */
export function choiceField(
  name: string,
  label: string,
  words: Readonly<Record<string, string>>,
  description: string,
) {
  const options = Object.entries(words).map(([value, word]) => ({ label: word, value }))
  const components = { Diff: '/admin/diffs#SelectDiff' }
  const admin = { components, position: 'sidebar' as const, description }
  return { name, type: 'select' as const, label, options, admin }
}

/** A component of the back-office among the fields of a document, which stores nothing. */
export function uiField(name: string, Field: object | string, admin?: UIField['admin']): UIField {
  const components = { Field }
  return { name, type: 'ui', admin: { components, disableListColumn: true, ...admin } } as UIField
}
