import type { PayloadRequest, TextField } from 'payload'
import { attempt } from '../../../platform/attempt.mjs'
import { logger } from '../../../platform/log/logger.mjs'
import { count } from '../../../platform/metrics/record.mjs'
import { clientAddressHeader } from '../../server/client-address-header.mjs'
import { refusedValue } from '../fields/refused-value'
import { addressBlock } from './address-block'
import { currentPasswordHeader } from './current-password-header'
import { sharedBackoff, tooManyAttempts } from './exponential-backoff'
import { matches } from './password-hash'
import { signInThrottle } from './sign-in-throttle'

const name = 'currentPassword'
const label = 'Votre mot de passe actuel'
const log = logger('sign-in')

/** Of the person signed in; a stolen session must not be enough to guess it. */
const attempts = sharedBackoff('current-password', { free: 5 })

/**
 * Shown in a form once something is being changed that takes the current password, and never stored.
 * @param watched the paths of these fields, or what they begin with
 */
export function currentPasswordField(watched: readonly string[]): TextField {
  return {
    name,
    label,
    type: 'text',
    virtual: true,
    admin: {
      disableListColumn: true,
      components: {
        Field: { path: '/admin/current-password#CurrentPassword', clientProps: { watched } },
      },
    },
  }
}

/** The data of a form without the current password, which stands beside them. */
export function takeCurrentPassword<T extends object>(data: T) {
  const { [name]: given, ...rest } = data as T & { [name]?: unknown }
  return { given, rest: rest as Omit<T, typeof name> }
}

/**
 * The one rule for what a stolen session must not be enough to do: whoever is signed in gives the present
 * password, in the body of the request or in a header. Wrong ones count as failed sign-ins.
 * @param purpose completes the sentence of a refusal «… pour …»
 * @throws ValidationError unless it is the password of the person signed in, or after too many attempts
 */
export async function checkCurrentPassword(given: unknown, req: PayloadRequest, purpose: string) {
  const { payload, user } = req
  if (!user) return
  const password = given ?? passwordInHeader(req)
  if (typeof password !== 'string' || password === '') {
    throw refusal(`Indiquez votre mot de passe actuel pour ${purpose}.`, req)
  }
  const key = String(user.id)
  const address = req.headers.get(clientAddressHeader) ?? ''
  const attempt = { account: user.username, address: addressBlock(address), device: null }
  const throttle = signInThrottle()
  const waitMs = Math.max(attempts.waitOf(key), throttle.waitOf(attempt))
  if (waitMs > 0) throw refusal(tooManyAttempts(waitMs), req)
  attempts.count(key)
  throttle.begin(attempt)
  const stored = await payload.db.findOne<{ id: number; hash?: string; salt?: string }>({
    collection: 'owners',
    where: { id: { equals: user.id } },
    req,
  })
  if (!stored || !(await matches(password, stored))) {
    throttle.failed(attempt)
    count('backend_sign_in_failures_total')
    log.warn({ user: user.username, address }, 'Wrong current password')
    throw refusal('Ce n’est pas votre mot de passe actuel.', req)
  }
  attempts.forget(key)
  throttle.succeeded(attempt)
}

/** Headers are Latin-1, so it is percent-encoded there. */
function passwordInHeader({ headers }: PayloadRequest): string | undefined {
  const encoded = headers.get(currentPasswordHeader)
  return encoded === null ? undefined : attempt(() => decodeURIComponent(encoded))
}

const refusal = (message: string, req: PayloadRequest) =>
  refusedValue(req, { label, message, path: name })
