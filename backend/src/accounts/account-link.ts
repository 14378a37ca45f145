import { createHash, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { queryDatabase } from '../database'
import { environment } from '../environment'
import type { Owner } from '../payload-types'
import { proprietaire } from './roles'

const hourMs = 60 * 60 * 1000

const lifetimes = {
  invitation: 7 * 24 * hourMs,
  reset: 24 * hourMs,
  mail: hourMs,
  code: 100 * 365 * 24 * hourMs,
} as const

/**
 * What a link is for: a new account with a role, or a new password of an account, made by a «propriétaire»
 * or mailed to whoever has the account's address. A recovery code is a link whose token people can type.
 */
export type LinkPurpose =
  | { kind: 'invitation'; role: Owner['role'] }
  | { kind: 'reset' | 'mail' | 'code'; account: Account }

/** An account; one that was read for a link has the hash of its password. */
type Account = Pick<Owner, 'id' | 'username'> & Partial<Pick<Owner, 'hash' | 'role'>>

/** The token is in no database: whoever reads a copy of one cannot use the links in it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The address of a link. The token is in the part that browsers send to no server, so that none logs it. */
export const linkUrl = (token: string) => `${environment.publicUrl}/admin/lien#${token}`

/**
 * Makes a link that can be used once. One that a «propriétaire» makes ends those for the same account; a mailed
 * one does not, for anybody can ask for it.
 * @param creator a «propriétaire»: the link is void once this account is none any more; null of a mailed one
 *   and of a code
 * @returns its token, which is known to nobody else
 */
export async function createLink(
  payload: Payload,
  purpose: LinkPurpose,
  creator: Owner['id'] | null,
  token = randomBytes(32).toString('base64url'),
) {
  const expiresAt = Date.now() + lifetimes[purpose.kind]
  await queryDatabase(payload, 'delete from account_links where expires_at < $1', [Date.now()])
  if (purpose.kind === 'reset') await endLinks(payload, purpose.account.id)
  await payload.create({
    collection: 'account-links',
    data: {
      tokenHash: hashOf(token),
      kind: purpose.kind,
      role: purpose.kind === 'invitation' ? purpose.role : null,
      account: purpose.kind === 'invitation' ? null : purpose.account.id,
      creator,
      expiresAt,
    },
  })
  return { token, expiresAt }
}

/** Ends all links for a new password of an account; its recovery codes stay. */
export async function endLinks(payload: Payload, account: Owner['id']): Promise<void> {
  const links = `delete from account_links where account_id = $1 and kind <> 'code'`
  await queryDatabase(payload, links, [account])
}

/** What a link is for; null when there is none, it is used or has expired, or its maker may not any more. */
export async function readLink(payload: Payload, token: string): Promise<LinkPurpose | null> {
  const [row] = await queryDatabase(
    payload,
    `select * from account_links where token_hash = $1 and used_at is null and expires_at > $2`,
    [hashOf(token), Date.now()],
  )
  return row ? purposeOf(payload, row) : null
}

/** Uses a link: of several attempts at once, one gets it. @returns what it is for, and how to make it usable again */
export async function claimLink(payload: Payload, token: string) {
  const hash = hashOf(token)
  const [row] = await queryDatabase(
    payload,
    `update account_links set used_at = $2
     where token_hash = $1 and used_at is null and expires_at > $2 returning *`,
    [hash, Date.now()],
  )
  const purpose = row && (await purposeOf(payload, row))
  if (!purpose) return null
  const unuse = 'update account_links set used_at = null where token_hash = $1'
  return { purpose, release: () => queryDatabase(payload, unuse, [hash]), hash }
}

/** Whether a link that was claimed is still there, and its maker may still. @param token its hash */
export async function isStillClaimed(payload: Payload, token: string): Promise<boolean> {
  const select = 'select * from account_links where token_hash = $1'
  const [row] = await queryDatabase(payload, select, [token])
  return row !== undefined && (await purposeOf(payload, row)) !== null
}

async function purposeOf(
  payload: Payload,
  { kind, role, account_id, creator_id }: Record<string, unknown>,
): Promise<LinkPurpose | null> {
  const isOwn = kind === 'mail' || kind === 'code'
  if (!isOwn && (await findAccount(payload, creator_id))?.role !== proprietaire) return null
  if (kind === 'invitation') return { kind, role: role as Owner['role'] }
  const account = await findAccount(payload, account_id)
  return account && { kind: isOwn ? kind : 'reset', account }
}

/** @param id as the database sends it; null once the account is deleted */
async function findAccount({ db }: Payload, id: unknown): Promise<Account | null> {
  if (id === null || id === undefined) return null
  return db.findOne<Account>({ collection: 'owners', where: { id: { equals: Number(id) } } })
}
