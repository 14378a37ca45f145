import type { PayloadRequest, TextField } from 'payload'
import { logger } from '../../../lib/shared/log/logger.mjs'
import { count } from '../../../lib/shared/metrics/record.mjs'
import { attempt } from '../../shared/attempt.mjs'
import { clientAddressHeader } from '../../shared/client-address.mjs'
import { presentPasswordHeader } from '../../shared/present-password.mjs'
import { refusedValue } from '../fields/refused-value'
import { addressBlock } from './address-block'
import { sharedDelay, tooManyAttempts } from './growing-delay'
import { matches } from './password-hash'
import { signInThrottle } from './sign-in-throttle'

const name = 'currentPassword'
const label = 'Votre mot de passe actuel'
const log = logger('sign-in')

/** Of the person signed in; a stolen session must not be enough to guess it. */
const attempts = sharedDelay('present-password', { free: 5 })

/**
 * Shown in a form once something is being changed that takes the present password, and never stored.
 * @param watched the paths of these fields, or what they begin with
 */
export function presentPasswordField(watched: readonly string[]): TextField {
  return {
    name,
    label,
    type: 'text',
    virtual: true,
    admin: {
      disableListColumn: true,
      components: {
        Field: { path: '/admin/present-password#PresentPassword', clientProps: { watched } },
      },
    },
  }
}

/** The data of a form without the present password, which stands beside them. */
export function takePresentPassword<T extends object>(data: T) {
  const { [name]: given, ...rest } = data as T & { [name]?: unknown }
  return { given, rest: rest as Omit<T, typeof name> }
}

/**
 * The one rule for what a stolen session must not be enough to do: whoever is signed in gives the present
 * password, in the body of the request or in a header. Wrong ones count as failed sign-ins.
 * @param purpose completes the sentence of a refusal «… pour …»
 * @throws ValidationError unless it is the password of the person signed in, or after too many attempts
 */
export async function checkPresentPassword(
  given: unknown,
  req: PayloadRequest,
  purpose: string,
): Promise<void> {
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
    log.warn({ user: user.username, address }, 'Wrong present password')
    throw refusal('Ce n’est pas votre mot de passe actuel.', req)
  }
  attempts.forget(key)
  throttle.succeeded(attempt)
}

/** Headers are Latin-1, so it is percent-encoded there. */
function passwordInHeader({ headers }: PayloadRequest): string | undefined {
  const encoded = headers.get(presentPasswordHeader)
  return encoded === null ? undefined : attempt(() => decodeURIComponent(encoded))
}

const refusal = (message: string, req: PayloadRequest) =>
  refusedValue(req, { label, message, path: name })
