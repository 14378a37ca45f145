import type { Payload, PayloadRequest } from 'payload'
import { logger } from '../../../platform/log/logger.mjs'
import { clientAddressHeader } from '../../server/client-address-header.mjs'
import { proprietaire } from '../accounts/roles'
import { queryDatabase } from '../database'
import { environment } from '../environment'
import { readProductName } from '../globals/site-settings/admin/product-name'
import { type Change, changeMail } from '../mail/mails'
import type { Journal, Owner } from '../payload-types'
import { gathering } from './gathering'

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

/** Entries of one account about one subject, in the time in which they are gathered, before they share one. */
const mostEntries = 20
/** Lines of what was changed after which an entry takes no more: another one begins, so that nothing is left out. */
const fullAfter = 50

type Told = { payload: Payload; change: Change; former: Entry['former'] }

const { changesGatheredMs } = environment
/** The mails on their way, one after the other. */
let mails = Promise.resolve()
const tell = gathering<Told>((first, others) => {
  mails = mails.then(() => tellOwners(first, others))
}, changesGatheredMs)

/** Waits until those who are told of a change have been: a command ends its process. */
export const mailsSent = () => mails

/** Writes down what was done, in the journal of the back-office and in the log. */
export async function record(req: PayloadRequest, entry: Entry): Promise<void> {
  const { kind, summary, changes = [] } = entry
  const who = entry.who ?? req.user?.username ?? 'serveur'
  const address = req.headers?.get(clientAddressHeader) ?? ''
  log.info({ kind, user: who, address, changes }, summary)
  const data = { kind, summary, changes: changes.join('\n'), who, address }
  await write(req, data)
  if (!toldKinds.some((it) => it === kind)) return
  const change = { ...data, createdAt: new Date().toISOString() }
  tell(`${kind} ${who}`, { payload: req.payload, change, former: entry.former })
}

/** Adds an entry; once an account has many, the last one counts further ones: «…, et 24 autres». */
async function write(req: PayloadRequest, data: Omit<Journal, 'id' | 'createdAt' | 'updatedAt'>) {
  const since = new Date(Date.now() - changesGatheredMs).toISOString()
  const [last, ...others] = await queryDatabase(
    req.payload,
    `select id, summary, changes from journal where kind = $1 and who = $2 and created_at > $3
     order by id desc limit $4`,
    [data.kind, data.who, since, mostEntries],
  )
  const known = String(last?.changes ?? '').split('\n')
  if (!last || others.length < mostEntries - 1 || known.length >= fullAfter)
    return req.payload.create({ collection: 'journal', data, req })
  const [summary, before = 0] = String(last.summary).split(/, et (\d+) autres?$/)
  const count = Number(before) + 1
  const lines = `${data.summary}\n${data.changes}`.split('\n').filter((it) => !known.includes(it))
  const values = [
    `${summary}, et ${count} autre${count > 1 ? 's' : ''}`,
    lines.map((it) => `\n${it}`).join(''),
    Number(last.id),
    '\n',
  ]
  // Of entries at the same time, each adds its own lines.
  const statement = `update journal set summary = $1, changes = ltrim(coalesce(changes, '') || $2, $4) where id = $3`
  return queryDatabase(req.payload, statement, values)
}

/** The same of an account. @param what follows its name */
export const recordOfAccount = (
  req: PayloadRequest,
  username: string,
  what: string,
  more: Omit<Entry, 'kind' | 'summary'>,
) => record(req, { kind: 'compte', summary: `Compte «\u00a0${username}\u00a0»${what}`, ...more })

/** Mails changes of one account to every «propriétaire» with an address, and to those who were. Never rejects. */
async function tellOwners(first: Told, others: readonly Told[]) {
  const { payload, change } = first
  try {
    const where = { role: { equals: proprietaire }, email: { exists: true } }
    const options = { where, pagination: false, depth: 0 }
    const { docs } = await payload.find({ collection: 'owners', ...options })
    const later = others.map((it) => it.change)
    const mail = changeMail(await readProductName(payload), change, later)
    const addresses = docs.map(({ email }) => email)
    for (const { former } of [first, ...others])
      if (former?.role === proprietaire) addresses.push(former.email)
    for (const to of new Set(addresses)) if (to) await payload.sendEmail({ to, ...mail })
  } catch (error) {
    log.error({ error }, 'A change could not be mailed')
  }
}
