import type { NumberFieldSingleValidation } from 'payload'

/** Marks a typed text that is no price, or not confirmed yet: Payload's `parseFloat` would make 45 of `45.000,5`. */
const unreadMark = '?'

export const markUnread = (text: string) => unreadMark + text
export const unmark = (marked: string) => marked.slice(unreadMark.length)

export const priceRefusal = 'Ce prix n’est pas compris. Écrivez-le ainsi\u00a0: 45 000 000.'

/** A whole amount of FCFA, zero or more. */
export function isPrice(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** The rule of both sides: the form in the browser, and the server. */
export const priceValidation: NumberFieldSingleValidation = (value, { required, req }) => {
  if (value === null || value === undefined) return required ? req.t('validation:required') : true
  return isPrice(value) || priceRefusal
}
