import type { Payload, PayloadRequest } from 'payload'
import { logger } from '../../../platform/log/logger.mjs'
import { clientAddressHeader } from '../../server/client-address-header.mjs'
import { proprietaire } from '../accounts/roles'
import { readProductName } from '../globals/site-settings/admin/product-name'
import { changeMail } from '../mail/mails'
import type { Journal, Owner } from '../payload-types'

const log = logger('journal')

type Entry = {
  kind: Journal['kind']
  /** A sentence without its full stop: «Compte « amina » créé». */
  summary: string
  /** A line for each field that has changed. */
  changes?: string[]
  /** The user name of whoever has done it, where that is not the account that is signed in. */
  who?: string
  /** The account of before, whose owner is told too. */
  former?: Pick<Owner, 'role' | 'email'>
}

/** What every «propriétaire» is told by mail, and on the dashboard. */
export const toldKinds = ['coordonnees', 'compte'] as const satisfies Journal['kind'][]

/** The mails on their way, one after the other. */
let mails = Promise.resolve()

/** Waits until those who are told of a change have been: a command ends its process. */
export const mailsSent = () => mails

/** Writes down what was done, in the journal of the back-office and in the log. */
export async function record(req: PayloadRequest, entry: Entry): Promise<void> {
  const { kind, summary, changes = [] } = entry
  const who = entry.who ?? req.user?.username ?? 'serveur'
  const address = req.headers?.get(clientAddressHeader) ?? ''
  log.info({ kind, user: who, address, changes }, summary)
  const data = { kind, summary, changes: changes.join('\n'), who, address }
  const written = await req.payload.create({ collection: 'journal', data, req })
  if (!toldKinds.some((it) => it === kind)) return
  mails = mails.then(() => tellOwners(req.payload, written, entry.former))
}

/** The same of an account. @param what follows its name */
export const recordOfAccount = (
  req: PayloadRequest,
  username: string,
  what: string,
  more: Omit<Entry, 'kind' | 'summary'>,
) => record(req, { kind: 'compte', summary: `Compte «\u00a0${username}\u00a0»${what}`, ...more })

/** Mails a change to every «propriétaire» with an address, and to one who was. Never rejects. */
async function tellOwners(payload: Payload, written: Journal, former: Entry['former']) {
  try {
    const where = { role: { equals: proprietaire }, email: { exists: true } }
    const options = { where, pagination: false, depth: 0 }
    const { docs } = await payload.find({ collection: 'owners', ...options })
    const mail = changeMail(await readProductName(payload), written)
    const addresses = docs.map(({ email }) => email)
    if (former?.role === proprietaire) addresses.push(former.email)
    for (const to of new Set(addresses)) if (to) await payload.sendEmail({ to, ...mail })
  } catch (error) {
    log.error({ error }, 'A change could not be mailed')
  }
}
