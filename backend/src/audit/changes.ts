import type { FlattenedField } from 'payload'

type Values = Readonly<Record<string, unknown>>

const maxLength = 300

/** What differs between two states of a document, a line for each field; of lists and files only that they have changed. */
export function changesOf(
  fields: readonly FlattenedField[],
  before: unknown,
  after: unknown,
  parents: readonly string[] = [],
): string[] {
  return fields.flatMap((field) => {
    if (!('label' in field) || isOfNoForm(field)) return []
    const path = [...parents, typeof field.label === 'string' ? field.label : field.name]
    const [from, to] = [valueOf(before, field.name), valueOf(after, field.name)]
    if (field.type === 'group' || field.type === 'tab')
      return changesOf(field.flattenedFields, from, to, path)
    if (comparable(from) === comparable(to)) return []
    const isShown = ['text', 'textarea', 'email', 'select'].includes(field.type)
    const change = isShown
      ? [from, to].map((it) => quoted(labelOf(field, it))).join(' → ')
      : 'modifié'
    return [`${path.join(', ')}\u00a0: ${change}`]
  })
}

/** Times of changes, and what is never stored. */
const isOfNoForm = (field: FlattenedField) =>
  ('virtual' in field && Boolean(field.virtual)) ||
  ('admin' in field && field.admin?.hidden === true)

function valueOf(document: unknown, name: string): unknown {
  return typeof document === 'object' && document !== null ? (document as Values)[name] : undefined
}

/** An empty text is none, and a file the same whether it is read as a whole or by its number. */
function comparable(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  const id = Array.isArray(value) ? undefined : valueOf(value, 'id')
  return JSON.stringify(id ?? value)
}

/** The words of a choice; any other value as it is. */
function labelOf(field: FlattenedField, value: unknown): unknown {
  if (field.type !== 'select') return value
  const option = field.options.find((it) => typeof it === 'object' && it.value === value)
  return typeof option === 'object' ? option.label : value
}

/** A value as a line repeats it: one that is cut, in quotes. */
export function quoted(value: unknown): string {
  if (comparable(value) === '') return '(vide)'
  const start = String(value).slice(0, maxLength)
  return `«\u00a0${start.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}\u00a0»`
}
