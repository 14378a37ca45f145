import type { CollectionBeforeDeleteHook, Payload, PayloadRequest } from 'payload'
import { recordOfAccount } from '../audit/record'
import { queryDatabase } from '../database'
import type { Owner } from '../payload-types'
import { createLink, hashOf } from './account-link'
import { randomPassword } from './random-password'
import { writtenCode } from './written-code'

type Account = Pick<Owner, 'id' | 'username'>

/** Makes the ten recovery codes of an account, in place of earlier ones. @returns them: nobody can read them again */
export async function makeRecoveryCodes(payload: Payload, account: Account): Promise<string[]> {
  await endRecoveryCodes(payload, account.id)
  const codes = Array.from({ length: 10 }, randomPassword)
  for (const code of codes) await createLink(payload, { kind: 'code', account }, null, code)
  return codes
}

/** Ends all codes of an account. */
export async function endRecoveryCodes(payload: Payload, account: Owner['id']): Promise<void> {
  const codes = `delete from account_links where account_id = $1 and kind = 'code'`
  await queryDatabase(payload, codes, [account])
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

/** With an account go its links, codes and its app. */
export const forgetSecrets: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const table of ['account_links', 'second_factors'])
    await queryDatabase(req.payload, `delete from ${table} where account_id = $1`, [id])
}
