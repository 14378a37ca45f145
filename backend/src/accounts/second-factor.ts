import { Secret, TOTP } from 'otpauth'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { siteTimeZone } from '../../../contract/formatting/dates'
import { attempt } from '../../../platform/attempt.mjs'
import { answer, refusal } from '../answers'
import { recordOfAccount } from '../audit/record'
import { queryDatabase } from '../database'
import type { Owner } from '../payload-types'
import { confirmedEndpoint, ifConfirmed } from './current-password'
import { sharedBackoff } from './exponential-backoff'
import {
  type Account,
  endRecoveryCodes,
  makeRecoveryCodes,
  useRecoveryCode,
} from './recovery-codes'

/** Of an account, from wherever: only whoever knows its password can make any. */
const attempts = sharedBackoff('second-step', { free: 5 })

/** Why a sign-in with the right password is not one yet; `waitMs` after too many wrong codes. */
type Refused = { secondStep: 'missing' | 'wrong'; waitMs: number }

/** What the second step has refused; undefined of any other error. Bundles have classes of their own. */
export const secondStepOf = (error: unknown) =>
  error instanceof APIError && error.data && 'secondStep' in error.data
    ? (error.data as Refused)
    : undefined

const refused = (secondStep: Refused['secondStep'], waitMs = 0) =>
  new APIError('Il manque le code de cette connexion.', 401, { secondStep, waitMs }, true)

/**
 * Asks for the second step: a code of the app, once, or a recovery code, in `context.secondStep`. Payload
 * calls it in whatever gives a session for a password or a token, and ends that session where it throws.
 */
export async function requireSecondStep({ req, user }: { req: PayloadRequest; user: Account }) {
  const [factor] = await factorsOf(req.payload, user.id)
  if (!factor) return
  const typed = String(req.context.secondStep ?? '').trim()
  if (typed === '') throw refused('missing')
  const key = String(user.id)
  const waitMs = attempts.waitOf(key)
  if (waitMs > 0) throw refused('wrong', waitMs)
  attempts.count(key)
  const digits = typed.replace(/\s/g, '')
  const isRight = /^\d{6}$/.test(digits)
    ? useCode(req.payload, user.id, req.payload.decrypt(String(factor.secret)), digits)
    : useRecoveryCode(req, user, typed)
  if (!(await isRight)) throw refused('wrong')
  attempts.forget(key)
}

/** Of several attempts with one code, one gets it. */
async function useCode(payload: Payload, account: number, secret: string, code: string) {
  const step = stepOf(secret, code)
  if (step === null) return false
  const use =
    'update second_factors set last_step = $1 where account_id = $2 and last_step < $1 returning id'
  return (await queryDatabase(payload, use, [step, account])).length > 0
}

/** The time step of a code, which may be one before or after the present one; null of a wrong code. */
function stepOf(secret: string, token: string): number | null {
  const timestamp = Date.now()
  // After a restore with another BACKEND_SECRET, what is decrypted is no secret.
  const totp = attempt(() => new TOTP({ secret: Secret.fromBase32(secret) }))
  const delta = totp?.validate({ token, timestamp, window: 1 }) ?? null
  return totp && delta !== null ? totp.counter({ timestamp }) + delta : null
}

/** What may be wrong with a code that is refused, and the time to hold the phone against. */
export function phoneClock(): string {
  const time = new Date().toLocaleTimeString('fr-FR', { timeZone: siteTimeZone })
  return `L’heure du téléphone est peut-être fausse\u00a0: ici, il est ${time} (heure de Cotonou).`
}

/** Whether an account has an app. */
export async function hasSecondFactor(payload: Payload, account: Owner['id']): Promise<boolean> {
  return (await factorsOf(payload, account)).length > 0
}

const factorsOf = (payload: Payload, account: Owner['id']) =>
  queryDatabase(payload, 'select secret from second_factors where account_id = $1', [account])

/** Gives an account the app that has made a code. @returns false where the code is not one of this secret */
async function startSecondFactor(
  req: PayloadRequest,
  { id, username }: Account,
  { secret, code }: { secret: string; code: string },
): Promise<boolean> {
  const { payload } = req
  const lastStep = stepOf(secret, code.replace(/\s/g, ''))
  if (lastStep === null) return false
  const start = `insert into second_factors (account_id, secret, last_step)
    select id, $2, $3 from owners where id = $1 and hash = $4 for share skip locked
    on conflict (account_id) do update set secret = excluded.secret, last_step = excluded.last_step
    returning id`
  const values = [id, payload.encrypt(secret), lastStep, String(req.context.passwordHash)]
  if ((await queryDatabase(payload, start, values)).length === 0) return false
  await recordChange(req, username, 'Double vérification\u00a0: activée')
  return true
}

/**
 * Where a password was checked, with this one alone.
 * @param who the user name of whoever does it, where that is not the account that is signed in
 */
async function stopSecondFactor(req: PayloadRequest, account: Account, who?: string) {
  const { passwordHash } = req.context
  const stop = `delete from second_factors where account_id = $1 ${passwordHash ? ifConfirmed : ''} returning id`
  const values = [account.id, ...(passwordHash ? [String(passwordHash)] : [])]
  const stopped = await queryDatabase(req.payload, stop, values)
  if (stopped.length > 0)
    await recordChange(req, account.username, 'Double vérification\u00a0: arrêtée', who)
}

/** For an account that is given back to its person: whoever has had it keeps neither an app nor codes. */
export async function resetSecondStep(req: PayloadRequest, account: Account, who?: string) {
  await endRecoveryCodes(req.payload, account.id)
  await stopSecondFactor(req, account, who)
}

/** Tells every «propriétaire», as of any change of an account. */
const recordChange = (req: PayloadRequest, username: string, change: string, who?: string) =>
  recordOfAccount(req, username, ' modifié', { changes: [change], who })

const wanted = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('activer'),
    secret: z.string().regex(/^[A-Z2-7]{32}$/),
    code: z.string().max(20),
  }),
  z.object({ action: z.literal('arreter') }),
  z.object({ action: z.literal('codes') }),
])

/** Starts or stops the second step of one's own sign-ins, or makes recovery codes, which it answers. */
export const secondFactorEndpoint = confirmedEndpoint(
  '/double-verification',
  'changer la protection de votre compte',
  wanted,
  async (req, data) => {
    const { user } = req
    if (data.action === 'arreter') {
      await stopSecondFactor(req, user)
      return answer({ codes: [] })
    }
    if (data.action === 'activer' && !(await startSecondFactor(req, user, data)))
      return refusal(400, `Ce code n’est pas celui de l’application. ${phoneClock()}`)
    const codes = await makeRecoveryCodes(req, user)
    await recordChange(req, user.username, 'Codes de secours\u00a0: nouveaux')
    return answer({ codes })
  },
)
