import { setTimeout as sleep } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import { addressBlock } from '../../../platform/address-block'
import { logger } from '../../../platform/log/logger.mjs'
import { count } from '../../../platform/metrics/record.mjs'
import { clientAddressHeader } from '../../server/client-address-header.mjs'
import { singleton } from '../../server/singleton.mjs'
import { bodyOf, openEndpoint, refusal } from '../answers'
import { record } from '../audit/record'
import { createBurstLog, printable } from './burst-log'
import { checkPassword, TooBusyError } from './check-password'
import { tooManyAttempts } from './exponential-backoff'
import { knownDevice, knownDeviceCookie } from './known-device'
import { phoneClock, secondStepOf } from './second-factor'
import { type Attempt, signInThrottle } from './sign-in-throttle'

/** Refusals are sent at multiples of this, in milliseconds: their time tells nothing about names. */
const refusalStepMs = 500

const log = logger('sign-in')
const throttle = signInThrottle()
const logBurst = singleton('sign-in-log', () => createBurstLog((line) => log.warn(line)))

const credentials = z.object({
  username: z.string().trim().toLowerCase().min(1),
  password: z.string().min(1),
  /** Of the second step. */
  code: z.string().max(100).optional(),
})

/** In place of Payload's own sign-in, whose lock-out lets anybody lock the owner out. */
export const signInEndpoint = openEndpoint('post', '/login', async (req) => {
  const started = performance.now()
  const response = await signIn(req)
  if (response.status === 401) {
    await sleep(refusalStepMs - ((performance.now() - started) % refusalStepMs))
  }
  return response
})

async function signIn(req: PayloadRequest): Promise<Response> {
  const parsed = credentials.safeParse(await bodyOf(req))
  if (!parsed.success) return refusal(400, 'Indiquez un nom d’utilisateur et un mot de passe.')
  const { username: account } = parsed.data
  const { secret } = req.payload
  const device = await knownDevice(req.headers, account, secret)
  const client = req.headers.get(clientAddressHeader) ?? ''
  const address = addressBlock(client)
  const attempt: Attempt = { account, address, device }

  const refuse = (event: string, sentence: string) => {
    throttle.failed(attempt)
    count('backend_sign_in_failures_total')
    log.warn({ user: printable(account), address: client }, event)
    return refusal(401, sentence)
  }

  const waitMs = throttle.waitOf(attempt)
  if (waitMs > 0) return slowDown(attempt, waitMs)
  throttle.begin(attempt)
  if (!(await throttle.hold(attempt))) return slowDown(attempt, 10_000)
  req.context.secondStep = parsed.data.code
  try {
    const result = await checkPassword(req, parsed.data, device !== null)
    if (!result) return refuse('Wrong password', req.t('error:usernameOrPasswordIncorrect'))
    throttle.succeeded(attempt)
    return await signedIn(req, result, attempt)
  } catch (error) {
    if (error instanceof TooBusyError) return slowDown(attempt, 5000)
    const { secondStep, waitMs = 0 } = secondStepOf(error) ?? {}
    if (!secondStep) throw error
    if (waitMs > 0) return slowDown(attempt, waitMs)
    if (secondStep === 'wrong')
      return refuse('Wrong code', `Ce code n’est pas le bon, ou il a déjà servi. ${phoneClock()}`)
    throttle.withdrawn(attempt)
    return Response.json({ needsCode: true }, { status: 202 })
  }
}

/** Payload's own answer and session cookie, and the cookie of a known device; the journal has a line of it. */
export async function signedIn(
  req: PayloadRequest,
  { token = '', ...result }: { token?: string },
  { account, device }: Pick<Attempt, 'account' | 'device'>,
): Promise<Response> {
  await record(req, { kind: 'connexion', summary: 'Connexion', who: account })
  const { config, secret } = req.payload
  const { auth } = req.payload.collections.owners.config
  const session = generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: config.cookiePrefix,
    token,
  })
  const secure = auth.cookies.secure === true
  const headers = new Headers()
  headers.append('Set-Cookie', session)
  headers.append('Set-Cookie', await knownDeviceCookie(account, device, { secret, secure }))
  return Response.json({ message: req.t('authentication:passed'), ...result }, { headers })
}

function slowDown({ account, address }: Attempt, waitMs: number): Response {
  count('backend_sign_in_failures_total')
  logBurst(account, address)
  const headers = { 'Retry-After': String(Math.ceil(waitMs / 1000)) }
  return refusal(429, tooManyAttempts(waitMs), headers)
}
