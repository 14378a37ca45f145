import {
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type TextField,
  ValidationError,
} from 'payload'
import { singleton } from '../../shared/singleton.mjs'
import type { Owner } from '../payload-types'
import { changesEmail } from './account-email'
import { GrowingDelay } from './growing-delay'
import { matches } from './password-hash'
import { tooManyAttempts } from './too-many-attempts'

const name = 'currentPassword'
const label = 'Votre mot de passe actuel'

/** Of the person signed in; a stolen session must not be enough to guess it. */
const attempts = singleton(
  'present-password-attempts',
  () => new GrowingDelay({ free: 5, firstMs: 5000, maxMs: 5 * 60 * 1000 }),
)

/** Shown beside the new password, and never stored. */
export const presentPasswordField: TextField = {
  name,
  label,
  type: 'text',
  virtual: true,
  admin: { components: { Field: '/admin/present-password#PresentPassword' } },
}

/**
 * Whoever changes a password, or the address to which links for a new one are mailed, their own or
 * another's, gives their present one.
 */
export const requirePresentPassword: CollectionBeforeValidateHook<Owner> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { [name]: given, ...rest } = data ?? {}
  if (operation !== 'update' || !req.user) return rest
  if (rest.password) await checkPresentPassword(given, req)
  else if (changesEmail(rest, originalDoc)) {
    await checkPresentPassword(given, req, 'changer l’adresse e-mail')
  }
  return rest
}

/**
 * @param purpose completes the sentence of a refusal «… pour …»
 * @throws ValidationError unless it is the password of the person signed in, or after too many attempts
 */
export async function checkPresentPassword(
  given: unknown,
  req: PayloadRequest,
  purpose = 'en choisir un nouveau',
): Promise<void> {
  const { payload, user } = req
  if (!user) return
  if (typeof given !== 'string' || given === '') {
    throw refusal(`Indiquez votre mot de passe actuel pour ${purpose}.`, req)
  }
  const key = String(user.id)
  const waitMs = attempts.waitOf(key)
  if (waitMs > 0) throw refusal(tooManyAttempts(Math.ceil(waitMs / 1000)), req)
  attempts.count(key)
  const stored = await payload.db.findOne<{ id: number; hash?: string; salt?: string }>({
    collection: 'owners',
    where: { id: { equals: user.id } },
    req,
  })
  if (!stored || !(await matches(given, stored))) {
    throw refusal('Ce n’est pas votre mot de passe actuel.', req)
  }
  attempts.forget(key)
}

function refusal(message: string, req: PayloadRequest): ValidationError {
  return new ValidationError(
    { collection: 'owners', errors: [{ label, message, path: name }], req },
    req.t,
  )
}
