import { beforeAll, describe, expect, it } from 'vitest'
import { ownerPassword } from '../../testing/backend'
import { owner, signIn } from '../../testing/owner'
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
  writerId = (await its.me.create('owners', { username: 'porte-plume', password: first })).doc.id
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

  it('of another account takes the present password of the «propriétaire», and ends all its sessions', async () => {
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

it('other changes need no password', async () => {
  expect((await its.me.update(`owners/${writerId}`, { username: 'stylo' })).status).toBe(200)
})
