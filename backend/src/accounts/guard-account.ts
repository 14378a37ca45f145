import type { CollectionBeforeDeleteHook, CollectionBeforeValidateHook } from 'payload'
import type { Owner } from '../payload-types'
import { changesEmail } from './account-email'
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
  if (changesEmail(data, account)) return 'changer l’adresse e-mail'
  if (differs(data.role, account?.role)) return 'changer le rôle'
  if (differs(data.username, account?.username)) return 'changer le nom d’utilisateur'
  return undefined
}

const differs = (given: string | null | undefined, stored: string | null | undefined) =>
  given !== undefined && given !== stored
