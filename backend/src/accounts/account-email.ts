import { environment } from '../environment'
import { uiField } from '../fields/plain'
import type { Owner } from '../payload-types'

/** Payload's own field `email`, which it shows only where it is used to sign in. */
export const accountEmailField = uiField('emailInput', '/admin/account-email#AccountEmail', {
  // Nothing else is sent there.
  condition: () => environment.mail !== undefined,
})

/** A name or an address as it is compared, however it was typed; an empty one when there is none. */
export const stored = (value: unknown) =>
  typeof value === 'string' ? value.trim().toLowerCase() : (value ?? '')

/** Whether data of an account give it another address. */
export function changesEmail(data: Partial<Owner>, account: Partial<Owner> | undefined): boolean {
  return 'email' in data && stored(data.email) !== stored(account?.email)
}
