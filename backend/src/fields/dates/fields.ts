import type { DateField, FieldHook } from 'payload'
import { refusedByHook } from '../refused-value'
import { type DateKindName, dateKinds, dateText, dateValidation } from './date-kinds'

type Options = Pick<DateField, 'required' | 'index' | 'defaultValue'> & {
  /** A sentence before the help on how to write the date. */
  description?: string
  /** Of its row, in percent: `50%`. */
  width?: string
  position?: 'sidebar'
  /** A sentence under a day before today, which may be meant. */
  whenPast?: string
}

/** Of the filters of the list, which use Payload's own date picker. */
const filterPicker: NonNullable<DateField['admin']>['date'] = {
  pickerAppearance: 'dayOnly',
  displayFormat: 'd MMMM yyyy',
  overrides: {
    dateFormat: ['d MMMM yyyy', 'dd/MM/yyyy', 'd/M/yyyy', 'dd/MM/yy', 'yyyy-MM-dd'],
    strictParsing: true,
  },
}

/** A day, stored at noon UTC, or an instant in Cotonou, typed in French. What cannot be read is refused (R45). */
export function dateField(
  kind: DateKindName,
  name: string,
  label: string,
  { description, width, position, whenPast, ...rest }: Options,
): DateField {
  const help = [description, dateKinds[kind].help].filter(Boolean).join(' ')
  return {
    ...rest,
    name,
    label,
    type: 'date',
    validate: dateValidation(kind),
    hooks: { beforeValidate: [storeDate(kind)] },
    admin: {
      width,
      position,
      description: help,
      date: filterPicker,
      components: {
        Field: { path: '/admin/date-input#DateInput', clientProps: { kind, whenPast } },
        Cell: { path: '/admin/cells#DateCell', clientProps: { kind } },
        Diff: { path: '/admin/diffs#DateDiff', clientProps: { kind } },
      },
    },
  }
}

/** Drafts are stored without validation, so a date that cannot be read is refused here as well. */
function storeDate(kind: DateKindName): FieldHook {
  return ({ value, ...rest }) => {
    if (!value) return value === '' ? null : value
    const stored = dateKinds[kind].store(dateText(value))
    if (stored !== undefined) return stored
    throw refusedByHook(rest, dateKinds[kind].refusal)
  }
}
