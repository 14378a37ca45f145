import type { PayloadRequest, TextField } from 'payload'
import type { ZodType } from 'zod'
import { addressBlock } from '../../../platform/address-block'
import { attempt } from '../../../platform/attempt.mjs'
import { logger } from '../../../platform/log/logger.mjs'
import { count } from '../../../platform/metrics/record.mjs'
import { clientAddressHeader } from '../../server/client-address-header.mjs'
import { bodyOf, endpoint, refusal, refusalOf, type SignedIn } from '../answers'
import { queryDatabase } from '../database'
import { refusedValue } from '../fields/refused-value'
import { currentPasswordHeader } from './current-password-header'
import { tooManyAttempts } from './exponential-backoff'
import { matches } from './password-hash'
import { signInThrottle } from './sign-in-throttle'

const name = 'currentPassword'
const label = 'Votre mot de passe actuel'
const log = logger('sign-in')

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
 * password, in the body of the request or in a header. Wrong ones of a session delay this session alone: whoever has no
 * session, or another one, must not keep its person from changing the password.
 * @param purpose completes the sentence of a refusal «… pour …»
 * @throws ValidationError unless it is the password of the person signed in, or after too many attempts
 */
export async function checkCurrentPassword(given: unknown, req: PayloadRequest, purpose: string) {
  const { payload, user } = req
  if (!user) return
  const password = given ?? passwordInHeader(req)
  if (typeof password !== 'string' || password === '') {
    throw refused(`Indiquez votre mot de passe actuel pour ${purpose}.`, req)
  }
  const address = req.headers.get(clientAddressHeader) ?? ''
  const session = `session ${presentSession(user)}`
  const attempt = { account: user.username, address: addressBlock(address), device: session }
  const throttle = signInThrottle()
  const waitMs = throttle.waitOf(attempt)
  if (waitMs > 0) throw refused(tooManyAttempts(waitMs), req)
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
    throw refused('Ce n’est pas votre mot de passe actuel.', req)
  }
  throttle.succeeded(attempt)
  req.context.passwordHash = stored.hash
}

const same = 'select id from owners where id = $1 and hash = $2 for share skip locked'

/** Completes a statement about account `$1`: where its password is no longer the one that was checked, `$2`, it does nothing. */
export const ifConfirmed = `and exists (${same})`

/** Whether the password that was checked is still that of the account. */
export async function isStillConfirmed({ context, payload, user }: PayloadRequest) {
  const values = [user?.id ?? 0, String(context.passwordHash)]
  return (await queryDatabase(payload, same, values)).length > 0
}

/**
 * An endpoint for people who give their current password beside what a schema describes. What it has made is withheld
 * where the password is another one by then; a change of password ends what is there before.
 */
export const confirmedEndpoint = <T>(
  path: string,
  purpose: string,
  schema: ZodType<T>,
  handle: (req: SignedIn, data: T) => Promise<Response>,
) =>
  endpoint('post', path, async (req) => {
    const { given, rest } = takeCurrentPassword(Object(await bodyOf(req)) as object)
    const { data } = schema.safeParse(rest)
    if (!data) return refusal(400, 'Cette demande n’a pas été comprise.')
    try {
      await checkCurrentPassword(given, req, purpose)
      const response = await handle(req, data)
      if (await isStillConfirmed(req)) return response
      return refusal(409, 'Votre mot de passe vient de changer\u00a0: recommencez.')
    } catch (error) {
      return refusalOf(error)
    }
  })

/** Headers are Latin-1, so it is percent-encoded there. */
function passwordInHeader({ headers }: PayloadRequest): string | undefined {
  const encoded = headers.get(currentPasswordHeader)
  return encoded === null ? undefined : attempt(() => decodeURIComponent(encoded))
}

const refused = (message: string, req: PayloadRequest) =>
  refusedValue(req, { label, message, path: name })

/** The identifier of the session that a request belongs to. */
export const presentSession = (user: PayloadRequest['user']) =>
  (user as { _sid?: string } | null)?._sid ?? ''
