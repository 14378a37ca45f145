import type { TextFieldSingleValidation } from 'payload'
import { readPhone } from '../../../../contract/formatting/phone.mjs'

/** A phone number as it is stored; one that cannot be dialled is returned unchanged. */
export function normalizePhone(typed: string): string {
  const read = readPhone(typed)
  return 'phone' in read ? read.phone : typed
}

/** The rule of a phone number, which may be left empty. */
export const isPhone: TextFieldSingleValidation = (value) => {
  const read = value ? readPhone(value) : undefined
  return read && 'refusal' in read ? read.refusal : true
}
