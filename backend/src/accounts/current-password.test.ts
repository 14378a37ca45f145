import { beforeAll, describe, expect, it } from 'vitest'
import { ownerPassword } from '../../../testing/backend'
import { type Client, owner, signIn } from '../../../testing/owner'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'
import { sql } from '../../testing/sqlite'

const its = sharedBackend()
const first = 'encre-et-papier'
const second = 'papier-et-encre'
let writerId: number

beforeAll(async () => {
  // Guesses are counted by the number of the account, and other files have accounts too.
  await sql(its.backend, "UPDATE sqlite_sequence SET seq = 900 WHERE name = 'owners'")
  writerId = (await its.me.confirmed.create('owners', { username: 'porte-plume', password: first }))
    .doc.id
})

const isOpen = async (cookie: string) =>
  (await read(`${its.backend.url}/cms/owners`, { headers: { Cookie: cookie } })).status === 200

describe('a change of password', () => {
  it('is refused without the present one, and with a wrong one', async () => {
    const writer = await owner(its.backend, first, 'porte-plume')
    const change = (currentPassword?: unknown) =>
      writer.update(`owners/${writerId}`, { password: second, currentPassword })
    for (const missing of [undefined, '', null, 1, { equals: first }]) {
      const { status, text } = await change(missing)
      expect(status).toBe(400)
      expect(text).toContain('Indiquez votre mot de passe actuel pour en choisir un nouveau.')
    }
    const wrong = await change('pas-le-bon-mot')
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('Ce n’est pas votre mot de passe actuel.')
    expect(wrong.text).toContain('"path":"currentPassword"')
    expect((await signIn(its.backend, first, 'porte-plume')).status).toBe(200)
  })

  it('ends the other sessions of the account', async () => {
    const other = await signIn(its.backend, first, 'porte-plume')
    const writer = await owner(its.backend, first, 'porte-plume')
    const change = { password: second, currentPassword: first }
    const { status, text } = await writer.update(`owners/${writerId}`, change)
    expect(status).toBe(200)
    expect(text).not.toContain(first)
    expect((await writer.get('owners')).status).toBe(200)
    expect(await isOpen(other.cookie)).toBe(false)
    expect((await signIn(its.backend, second, 'porte-plume')).status).toBe(200)
  })

  it('of another account takes the current password of the «propriétaire», and ends all its sessions', async () => {
    const { cookie } = await signIn(its.backend, second, 'porte-plume')
    const change = { password: first, currentPassword: second }
    expect((await its.me.update(`owners/${writerId}`, change)).status).toBe(400)
    expect(await isOpen(cookie)).toBe(true)
    const right = { password: first, currentPassword: ownerPassword }
    expect((await its.me.update(`owners/${writerId}`, right)).status).toBe(200)
    expect(await isOpen(cookie)).toBe(false)
  })

  it('cannot be tried for ever with a stolen session', async () => {
    const writer = await owner(its.backend, first, 'porte-plume')
    const guess = { password: second, currentPassword: 'pas-le-bon-mot' }
    for (let time = 0; time < 5; time += 1) await writer.update(`owners/${writerId}`, guess)
    const right = { password: second, currentPassword: first }
    const { status, text } = await writer.update(`owners/${writerId}`, right)
    expect(status).toBe(400)
    expect(text).toContain('Trop d’essais manqués')
  })
})

describe('a stolen session of a «propriétaire»', () => {
  const intruder = { username: 'intruse', password: first, role: 'proprietaire' }
  const invitation = { kind: 'invitation', role: 'proprietaire' }
  const attacks: [string, (client: Client) => ReturnType<Client['remove']>][] = [
    ['creates no second one', (client) => client.create('owners', intruder)],
    ['invites nobody', (client) => client.create('owners/liens', invitation)],
    ['changes no role', (client) => client.update('owners/1', { role: 'redaction' })],
    ['changes no user name', (client) => client.update(`owners/${writerId}`, { username: 'x-y' })],
    [
      'changes several at once as little',
      (client) => client.update('owners?where[id][exists]=true', { username: 'x-y' }),
    ],
    ['copies none', (client) => client.create(`owners/${writerId}/duplicate`, intruder)],
    ['deletes none', (client) => client.remove(`owners/${writerId}`)],
    ['deletes not several', (client) => client.remove('owners?where[role][equals]=redaction')],
  ]

  it.each(attacks)('%s without the current password', async (_, attack) => {
    const accounts = () => sql(its.backend, 'SELECT id, username, role FROM owners ORDER BY id')
    const before = await accounts()
    const { status, text } = await attack(its.me)
    expect(await accounts()).toEqual(before)
    expect(await sql(its.backend, 'SELECT id FROM account_links')).toEqual([])
    expect([status >= 400, text.includes('"url"')]).toEqual([true, false])
  })

  it('is told so at the field, and does all of it with the password', async () => {
    const wrong = { username: 'stylo', currentPassword: 'pas-le-bon-mot' }
    const refused = await its.me.update(`owners/${writerId}`, wrong)
    expect([refused.status, refused.text.includes('"path":"currentPassword"')]).toEqual([400, true])
    const { confirmed } = its.me
    const right = { username: 'stylo', currentPassword: ownerPassword }
    expect((await its.me.update(`owners/${writerId}`, right)).status).toBe(200)
    expect((await confirmed.create('owners/liens', invitation)).status).toBe(200)
    const { status, doc } = await confirmed.create('owners', intruder)
    expect(status).toBe(201)
    expect((await confirmed.update(`owners/${doc.id}`, { role: 'redaction' })).status).toBe(200)
    expect((await confirmed.remove(`owners/${doc.id}`)).status).toBe(200)
  })
})

it('is counted by session: whoever guesses elsewhere keeps nobody from a change', async () => {
  await its.me.confirmed.create('owners', { username: 'volee', password: first })
  const thief = await owner(its.backend, first, 'volee')
  const person = await owner(its.backend, first, 'volee')
  const { docs } = JSON.parse((await person.get('owners')).text) as { docs: { id: number }[] }
  const change = { email: 'volee@example.org', currentPassword: 'pas-le-bon-mot' }
  const guesses: string[] = []
  for (let time = 0; time < 6; time += 1) {
    await signIn(its.backend, 'pas-le-bon-mot', 'volee')
    guesses.push((await thief.update(`owners/${docs[0]?.id}`, change)).text)
  }
  expect(guesses.map((it) => it.includes('Trop d’essais manqués'))).toEqual([
    ...Array<boolean>(5).fill(false),
    true,
  ])
  const { status } = await person.confirmed.update(`owners/${docs[0]?.id}`, { password: second })
  expect(status).toBe(200)
})
