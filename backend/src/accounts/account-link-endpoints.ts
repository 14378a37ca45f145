import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { addressBlock } from '../../../platform/address-block'
import { clientAddressHeader } from '../../server/client-address-header.mjs'
import { answer, bodyOf, openEndpoint, refusal, refusalOf } from '../answers'
import { claimLink, createLink, type LinkPurpose, linkUrl, readLink } from './account-link'
import { signInWith } from './check-password'
import { confirmedEndpoint } from './current-password'
import { sharedBackoff, tooManyAttempts } from './exponential-backoff'
import { endRecoveryCodes } from './recovery-codes'
import { proprietaire, redaction } from './roles'
import { resetSecondStep, secondStepOf } from './second-factor'
import { signedIn } from './sign-in'
import { weaknessOf } from './strong-password'

/** Tokens cannot be guessed; this bounds the questions to the database. */
const attempts = sharedBackoff('account-link', { free: 20 })

const wanted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invitation'), role: z.enum([proprietaire, redaction]) }),
  z.object({ kind: z.literal('reset'), account: z.number().int() }),
])

const create = confirmedEndpoint('/liens', 'créer un lien', wanted, async (req, data) => {
  if (req.user.role !== proprietaire)
    return refusal(403, 'Seul un propriétaire peut faire un lien.')
  const purpose = await purposeOf(data, req)
  if (!purpose) return refusal(404, 'Ce compte n’existe plus.')
  const { token, expiresAt } = await createLink(req.payload, purpose, req.user.id)
  return answer({ url: linkUrl(token), expiresAt })
})

async function purposeOf(
  data: z.infer<typeof wanted>,
  req: PayloadRequest,
): Promise<LinkPurpose | null> {
  if (data.kind === 'invitation') return data
  const id = data.account
  const account = await req.payload.findByID({ collection: 'owners', id, disableErrors: true })
  return account && { kind: 'reset', account }
}

const tokenSchema = z.object({
  token: z.string().regex(/^([\w-]{43}|[a-z2-9]{5}(-[a-z2-9]{5}){3})$/),
})

const read = openEndpoint('post', '/liens/lire', (req) =>
  throttled(req, async () => {
    const parsed = tokenSchema.safeParse(await bodyOf(req))
    const purpose = parsed.success ? await readLink(req.payload, parsed.data.token) : null
    if (!purpose) return null
    if (purpose.kind === 'invitation') return answer({ kind: purpose.kind })
    return answer({ kind: 'reset', username: purpose.account.username })
  }),
)

const useSchema = tokenSchema.extend({
  username: z.string().trim().toLowerCase().optional(),
  password: z.string().max(200),
  email: z.string().trim().max(254).optional(),
})

const usernameRule = /^[a-z0-9._-]{3,40}$/
const usernameSentence =
  'Le nom d’utilisateur a de 3 à 40 caractères\u00a0: lettres sans accent, chiffres, points, tirets.'

/** Creates the account or sets the password, and signs in, unless that takes a second step. */
const use = openEndpoint('post', '/liens/utiliser', (req) =>
  throttled(req, async () => {
    const parsed = useSchema.safeParse(await bodyOf(req))
    if (!parsed.success) return null
    const { token, username = '', password, email } = parsed.data
    const weakness = await weaknessOf(password, [username])
    if (weakness) return refusal(400, weakness)
    if (username !== '' && !usernameRule.test(username)) return refusal(400, usernameSentence)
    const claimed = await claimLink(req.payload, token)
    if (!claimed) return null
    try {
      const name = await fulfil(req, claimed, { username, password, email })
      const result = await signInWith(req, { username: name, password })
      return await signedIn(req, result, { account: name, device: null })
    } catch (error) {
      if (secondStepOf(error)) return answer({})
      await claimed.release()
      return refusalOf(error)
    }
  }),
)

type Given = { username: string; password: string; email?: string }

/** @returns the user name @throws ValidationError when the name or the password will not do */
async function fulfil(
  req: PayloadRequest,
  { purpose, hash }: { purpose: LinkPurpose; hash: string },
  { username, password, email }: Given,
): Promise<string> {
  const { payload } = req
  if (purpose.kind !== 'invitation') {
    const { account, kind } = purpose
    // A «propriétaire» has made it for whoever has lost the phone, too; a code that is in use meanwhile is none any more.
    if (kind === 'reset') await endRecoveryCodes(payload, account.id)
    const context = { who: account.username, passwordHash: account.hash, link: hash }
    await payload.update({ collection: 'owners', id: account.id, data: { password }, context })
    if (kind === 'reset') await resetSecondStep(req, account, account.username)
    return account.username
  }
  const data = { username, password, role: purpose.role, email: email || null }
  await payload.create({ collection: 'owners', data, context: { who: username, link: hash } })
  return username
}

/** Answers null as a link that cannot be used; too many of these of one address have to wait. */
async function throttled(req: PayloadRequest, handle: () => Promise<Response | null>) {
  const address = addressBlock(req.headers.get(clientAddressHeader) ?? '')
  const waitMs = attempts.waitOf(address)
  if (waitMs > 0) return refusal(429, tooManyAttempts(waitMs))
  const response = await handle()
  if (response) return response
  attempts.count(address)
  return refusal(
    410,
    'Ce lien n’est plus valable\u00a0: il a déjà servi, ou il est trop ancien. Demandez-en un autre, ou vérifiez le code de secours.',
  )
}

export const accountLinkEndpoints = [create, read, use]
