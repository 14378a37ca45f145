import type { CollectionBeforeDeleteHook, Payload, PayloadRequest } from 'payload'
import { recordOfAccount } from '../audit/record'
import { queryDatabase } from '../database'
import type { Owner } from '../payload-types'
import { createLink, hashOf } from './account-link'
import { ifConfirmed, isStillConfirmed } from './current-password'
import { randomPassword } from './random-password'
import { writtenCode } from './written-code'

/** Of which codes and apps are. */
export type Account = Pick<Owner, 'id' | 'username'>

/**
 * Makes the ten recovery codes of whoever has given the current password, in place of earlier ones.
 * @returns them, which nobody can read again; none where the password is another one by then
 */
export async function makeRecoveryCodes(req: PayloadRequest, account: Account): Promise<string[]> {
  const { context, payload } = req
  const end = `${endOfCodes} ${ifConfirmed}`
  await queryDatabase(payload, end, [account.id, String(context.passwordHash)])
  if (!(await isStillConfirmed(req))) return []
  const codes = Array.from({ length: 10 }, randomPassword)
  for (const code of codes) await createLink(payload, { kind: 'code', account }, null, code)
  return codes
}

const endOfCodes = `delete from account_links where account_id = $1 and kind = 'code'`

/** Ends all codes of an account. */
export async function endRecoveryCodes(payload: Payload, account: Owner['id']): Promise<void> {
  await queryDatabase(payload, endOfCodes, [account])
}

/** How many codes an account can still use. */
export async function countRecoveryCodes(payload: Payload, account: Owner['id']): Promise<number> {
  const unused = `select id from account_links where account_id = $1 and kind = 'code' and used_at is null`
  return (await queryDatabase(payload, unused, [account])).length
}

/** Uses a code at a sign-in: of several attempts at once, one gets it. @returns whether it is one */
export async function useRecoveryCode(req: PayloadRequest, account: Account, typed: string) {
  const { id, username } = account
  const used = `delete from account_links
    where token_hash = $1 and account_id = $2 and kind = 'code' and used_at is null returning id`
  const rows = await queryDatabase(req.payload, used, [hashOf(writtenCode(typed)), id])
  if (rows.length === 0) return false
  const left = await countRecoveryCodes(req.payload, id)
  const changes = [`Codes restants\u00a0: ${left}`]
  const what = '\u00a0: code de secours utilisé'
  await recordOfAccount(req, username, what, { changes, who: username })
  return true
}

/** With an account go its links, codes and its app, and what it has open is open to others. */
export const forgetSecrets: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const locks = `delete from payload_locked_documents where id in
    (select parent_id from payload_locked_documents_rels where owners_id = $1 and path = 'user')`
  await queryDatabase(req.payload, locks, [id])
  for (const table of ['account_links', 'second_factors'])
    await queryDatabase(req.payload, `delete from ${table} where account_id = $1`, [id])
}
