import type { CollectionBeforeChangeHook } from 'payload'
import { readEnvironment } from '../../environment/environment.mjs'
import { uiField } from '../fields/plain'
import type { Owner } from '../payload-types'
import { endLinks } from './account-link'

const { mail } = readEnvironment()

/** Payload's own field `email`, which it shows only where it is used to sign in. */
export const accountEmailField = uiField('emailInput', '/admin/account-email#AccountEmail', {
  // Nothing else is sent there.
  condition: () => mail !== undefined,
})

const stored = (value: unknown) =>
  typeof value === 'string' ? value.trim().toLowerCase() : (value ?? '')

/** Whether data of an account give it another address. */
export function changesEmail(data: Partial<Owner>, account: Partial<Owner> | undefined): boolean {
  return 'email' in data && stored(data.email) !== stored(account?.email)
}

/** With another password or address, links that were made for the former ones end. */
export const endLinksOnChange: CollectionBeforeChangeHook<Owner> = async (change) => {
  const { data, originalDoc, req } = change
  if (change.operation === 'create' || !originalDoc) return
  const isChanged = Boolean(data.password) || changesEmail(data, originalDoc)
  if (isChanged) await endLinks(req.payload, originalDoc.id)
}
