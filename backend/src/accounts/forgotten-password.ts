import pLimit from 'p-limit'
import type { Payload } from 'payload'
import { z } from 'zod'
import { addressBlock } from '../../../platform/address-block'
import { logger } from '../../../platform/log/logger.mjs'
import { clientAddressHeader } from '../../server/client-address-header.mjs'
import { singleton } from '../../server/singleton.mjs'
import { answer, bodyOf, openEndpoint, refusal } from '../answers'
import { environment } from '../environment'
import { readProductName } from '../globals/site-settings/admin/product-name'
import { resetMail } from '../mail/mails'
import type { Owner } from '../payload-types'
import { createLink, linkUrl } from './account-link'
import { sharedBackoff, tooManyAttempts } from './exponential-backoff'

const log = logger('accounts')

const attempts = sharedBackoff('forgotten-password', { free: 5 })

const minuteMs = 60_000

/** Of an account. The longest pause is shorter than a link is valid: the mailbox always has one that works. */
const mails = sharedBackoff('mailed-link', {
  free: 3,
  firstMs: 5 * minuteMs,
  maxMs: 30 * minuteMs,
})

/** Mails are sent one after the other; what many clients ask for at once is left out. */
const queue = singleton('forgotten-password-queue', () => pLimit(1))
const maxWaiting = 50

const schema = z.object({ account: z.string().trim().toLowerCase().min(1).max(254) })

/** Mails a link for a new password; the answer neither depends on the account nor waits for the mail. */
export const forgottenPasswordEndpoint = openEndpoint('post', '/liens/demander', async (req) => {
  if (!environment.mail)
    return refusal(404, 'Aucun e-mail ne part d’ici\u00a0: demandez un lien à un propriétaire.')
  const parsed = schema.safeParse(await bodyOf(req))
  if (!parsed.success) return refusal(400, 'Indiquez un nom d’utilisateur ou une adresse e-mail.')
  const address = addressBlock(req.headers.get(clientAddressHeader) ?? '')
  const waitMs = attempts.waitOf(address)
  if (waitMs > 0) return refusal(429, tooManyAttempts(waitMs))
  attempts.count(address)
  if (queue.pendingCount < maxWaiting) {
    void queue(() => mailLinks(req.payload, parsed.data.account))
  }
  return answer({})
})

/** Mails a link to each account of this user name or address. Never rejects. */
async function mailLinks(payload: Payload, name: string): Promise<void> {
  try {
    const { docs } = await payload.find({
      collection: 'owners',
      where: { or: [{ username: { equals: name } }, { email: { equals: name } }] },
      limit: 5,
      depth: 0,
    })
    for (const account of docs) await mailLink(payload, account)
  } catch (error) {
    log.error({ error }, 'A link for a new password could not be mailed')
  }
}

async function mailLink(payload: Payload, account: Owner): Promise<void> {
  const { id, username, email } = account
  if (!email || mails.waitOf(String(id)) > 0) return
  mails.count(String(id))
  const productName = await readProductName(payload)
  const { token } = await createLink(payload, { kind: 'mail', account }, null)
  await payload.sendEmail({ to: email, ...resetMail(productName, username, linkUrl(token)) })
  log.info({ user: username }, 'A link for a new password was mailed')
}
