import { describe, expect, it } from 'vitest'
import { owner } from '../../../testing/owner'
import { rawRequest } from '../../../testing/raw-request'
import { accountsBackend, isSlowTier } from '../../testing/accounts-backend'
import { signInFrom } from '../../testing/sign-in-from'

// How often each test is repeated.
const length = Number(process.env.ROUNDS ?? (isSlowTier ? 3 : 1))
const rounds = Array.from({ length }, (_, round) => round)

const its = accountsBackend(6000)

type Row = Record<string, unknown>
const rowsOf = async (table: string, column: string, value: unknown) =>
  (await its.rowsOf(table))
    .map((row) => JSON.parse(row) as Row)
    .filter((row) => row[column] === value)

let addresses = 0
function freshAddress(): string {
  addresses += 1
  return `10.${78 + (addresses >> 8)}.${addresses & 255}.1`
}
const former = 'une-phrase-assez-longue'
const next = 'une-autre-phrase-longue'

const signInTo = async (username: string, password: string, address = freshAddress()) =>
  (await signInFrom(its.backend.url, { username, password, address })).status

/** Three clients sign in with the former password, each again and again until it is refused or `change` is done. */
async function whileSigningIn<T>(username: string, change: () => Promise<T>): Promise<T> {
  let isDone = false
  const client = async (address: string) => {
    while (!isDone && (await signInTo(username, former, address)) === 200);
  }
  const addresses = [freshAddress(), freshAddress(), freshAddress()]
  await Promise.all(addresses.map((address) => signInTo(username, former, address)))
  const clients = addresses.map(client)
  const result = await change().finally(() => (isDone = true))
  await Promise.all(clients)
  return result
}

function useLink(action: string, body: object) {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': freshAddress() }
  const options = { method: 'POST', headers, body: Buffer.from(JSON.stringify(body)) }
  return rawRequest(its.backend.url, `/cms/owners/liens/${action}`, options)
}

/** An account of its own, and its number. */
async function account(username: string, role: string): Promise<number> {
  const { doc } = await its.me.confirmed.create('owners', { username, password: former, role })
  return doc.id
}

describe('an account that somebody signs in to in a loop', () => {
  it.each(rounds)(
    'keeps the password that a link has set, and no session before (%i)',
    async (round) => {
      const username = `lien-${round}`
      const id = await account(username, 'redaction')
      const { text } = await its.me.confirmed.create('owners/liens', { kind: 'reset', account: id })
      const [, token] = /#([\w-]+)/.exec(text) ?? []
      const use = () => useLink('utiliser', { token, password: next })
      expect((await whileSigningIn(username, use)).status).toBe(200)
      expect(await rowsOf('owners_sessions', '_parent_id', id)).toHaveLength(1)
      expect(await signInTo(username, former)).toBe(401)
      expect(await signInTo(username, next)).toBe(200)
    },
  )

  it.each(rounds)(
    'keeps the password that its person has set, and no other session (%i)',
    async (round) => {
      const username = `change-${round}`
      const id = await account(username, 'redaction')
      const person = await owner(its.backend, former, username)
      const change = () => person.confirmed.update(`owners/${id}`, { password: next })
      expect((await whileSigningIn(username, change)).status).toBe(200)
      expect(await rowsOf('owners_sessions', '_parent_id', id)).toHaveLength(1)
      expect((await person.get('owners/me')).text).toContain(username)
      expect(await signInTo(username, former)).toBe(401)
      expect(await signInTo(username, next)).toBe(200)
    },
  )

  it.each(rounds)('gives no link that outlives a new password (%i)', async (round) => {
    const username = `relie-${round}`
    const id = await account(username, 'proprietaire')
    const { confirmed } = await owner(its.backend, former, username)
    const texts: string[] = []
    let isDone = false
    const thief = async () => {
      while (!isDone)
        texts.push((await confirmed.create('owners/liens', { kind: 'reset', account: id })).text)
    }
    const thieves = [thief(), thief()]
    const change = await its.me.confirmed.update(`owners/${id}`, { password: next })
    isDone = true
    await Promise.all(thieves)
    expect(change.status).toBe(200)
    for (const token of texts.flatMap((text) => /#([\w-]+)/.exec(text)?.[1] ?? []))
      expect((await useLink('lire', { token })).status).toBe(410)
  })

  it.each(rounds)('is given back by a link, and no recovery code meanwhile (%i)', async (round) => {
    const username = `rendu-${round}`
    const id = await account(username, 'redaction')
    const { confirmed } = await owner(its.backend, former, username)
    const { text } = await confirmed.create('owners/double-verification', { action: 'codes' })
    const [code] = (JSON.parse(text) as { codes: string[] }).codes
    const made = await its.me.confirmed.create('owners/liens', { kind: 'reset', account: id })
    const [, token] = /#([\w-]+)/.exec(made.text) ?? []
    const links = async () => rowsOf('account_links', 'account_id', id)
    const link = useLink('utiliser', { token, password: next })
    await expect.poll(async () => (await links()).some((it) => it.used_at !== null)).toBe(true)
    const stolen = useLink('utiliser', { token: code, password: former })
    expect((await link).status).toBe(200)
    expect((await stolen).status).toBeGreaterThanOrEqual(409)
    expect(await signInTo(username, next)).toBe(200)
  })

  it.each(rounds)('makes no other once it is no «propriétaire» any more (%i)', async (round) => {
    const username = `meneur-${round}`
    const id = await account(username, 'proprietaire')
    const { confirmed } = await owner(its.backend, former, username)
    let isDone = false
    const thief = async (name: string) => {
      for (let number = 0; !isDone; number += 1)
        await confirmed.create('owners', { username: `${name}${number}`, password: former })
    }
    const thieves = [thief(`un-${round}-`), thief(`deux-${round}-`)]
    const names = async () =>
      (await its.rowsOf('owners')).map((it) => (JSON.parse(it) as Row).username)
    await its.me.confirmed.update(`owners/${id}`, { role: 'redaction' })
    const before = await names()
    isDone = true
    await Promise.all(thieves)
    expect(await names()).toEqual(before)
  })

  it.each(rounds)('keeps the role that it is given (%i)', async (round) => {
    const username = `role-${round}`
    const id = await account(username, 'proprietaire')
    const demote = () => its.me.confirmed.update(`owners/${id}`, { role: 'redaction' })
    expect((await whileSigningIn(username, demote)).status).toBe(200)
    expect(await rowsOf('owners', 'id', id)).toMatchObject([{ role: 'redaction' }])
  })

  it.each(rounds)('stays deleted (%i)', async (round) => {
    const username = `parti-${round}`
    const id = await account(username, 'redaction')
    const remove = () => its.me.confirmed.remove(`owners/${id}`)
    expect((await whileSigningIn(username, remove)).status).toBe(200)
    expect(await rowsOf('owners', 'id', id)).toEqual([])
    expect(await signInTo(username, former)).toBe(401)
  })
})
