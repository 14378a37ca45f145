import type { CollectionBeforeDeleteHook, CollectionBeforeValidateHook } from 'payload'
import { environment } from '../environment'
import { uiField } from '../fields/plain'
import type { Owner } from '../payload-types'
import { checkCurrentPassword, takeCurrentPassword } from './current-password'

/** Whoever makes an account, or changes a password, address, role or user name, gives their current password. */
export const guardAccount: CollectionBeforeValidateHook<Owner> = async (change) => {
  const { operation, originalDoc, req } = change
  const { given, rest } = takeCurrentPassword(change.data ?? {})
  const purpose = operation === 'create' ? 'créer un compte' : purposeOf(rest, originalDoc)
  if (purpose) await checkCurrentPassword(given, req, purpose)
  if (rest.password) req.context.setsPassword = true
  return rest
}

export const guardDeletion: CollectionBeforeDeleteHook = ({ req }) =>
  checkCurrentPassword(undefined, req, 'supprimer un compte')

function purposeOf(data: Partial<Owner>, account: Partial<Owner> | undefined): string | undefined {
  if (data.password) return 'en choisir un nouveau'
  if ('email' in data && stored(data.email) !== stored(account?.email))
    return 'changer l’adresse e-mail'
  if (differs(data.role, account?.role)) return 'changer le rôle'
  if (differs(data.username, account?.username)) return 'changer le nom d’utilisateur'
  return undefined
}

const differs = (given: string | null | undefined, stored: string | null | undefined) =>
  given !== undefined && given !== stored

/** Payload's own field `email`, which it shows only where it is used to sign in. */
export const accountEmailField = uiField('emailInput', '/admin/account-email#AccountEmail', {
  // Nothing else is sent there.
  condition: () => environment.mail !== undefined,
})

/** A name or an address as it is compared, however it was typed; an empty one when there is none. */
export const stored = (value: unknown) =>
  typeof value === 'string' ? value.trim().toLowerCase() : (value ?? '')
