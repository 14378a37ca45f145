import type { DateFieldValidation } from 'payload'
import { type DateKindName, dateKinds } from './date-kinds'

/** The rule of both sides: the form in the browser, and the server. */
export function dateValidation(kind: DateKindName): DateFieldValidation {
  return (value: unknown, { required, req }) => {
    if (!value) return required ? req.t('validation:required') : true
    return dateKinds[kind].store(dateText(value)) !== undefined || dateKinds[kind].refusal
  }
}

/** The text of a date, which other code of the backend may give as a `Date`. */
export const dateText = (value: unknown) =>
  value instanceof Date ? value.toISOString() : String(value)
