import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, ownerPassword, startBackend } from '../../testing/backend'
import { owner, signIn } from '../../testing/owner'
import { read } from '../../testing/read'

const first = 'encre-et-papier'
const second = 'papier-et-encre'
let backend: Backend
let writerId: number

beforeAll(async () => {
  backend = await startBackend()
  const boss = await owner(backend)
  writerId = (await boss.create('owners', { username: 'plume', password: first })).doc.id
})

afterAll(() => backend.remove())

const isOpen = async (cookie: string) =>
  (await read(`${backend.url}/cms/owners`, { headers: { Cookie: cookie } })).status === 200

describe('a change of password', () => {
  it('is refused without the present one, and with a wrong one', async () => {
    const writer = await owner(backend, first, 'plume')
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
    expect((await signIn(backend, first, 'plume')).status).toBe(200)
  })

  it('ends the other sessions of the account', async () => {
    const other = await signIn(backend, first, 'plume')
    const writer = await owner(backend, first, 'plume')
    const change = { password: second, currentPassword: first }
    const { status, text } = await writer.update(`owners/${writerId}`, change)
    expect(status).toBe(200)
    expect(text).not.toContain(first)
    expect((await writer.get('owners')).status).toBe(200)
    expect(await isOpen(other.cookie)).toBe(false)
    expect((await signIn(backend, second, 'plume')).status).toBe(200)
  })

  it('of another account takes the present password of the «propriétaire», and ends all its sessions', async () => {
    const boss = await owner(backend)
    const { cookie } = await signIn(backend, second, 'plume')
    const change = { password: first, currentPassword: second }
    expect((await boss.update(`owners/${writerId}`, change)).status).toBe(400)
    expect(await isOpen(cookie)).toBe(true)
    const right = { password: first, currentPassword: ownerPassword }
    expect((await boss.update(`owners/${writerId}`, right)).status).toBe(200)
    expect(await isOpen(cookie)).toBe(false)
  })

  it('cannot be tried for ever with a stolen session', async () => {
    const writer = await owner(backend, first, 'plume')
    const guess = { password: second, currentPassword: 'pas-le-bon-mot' }
    for (let time = 0; time < 5; time += 1) await writer.update(`owners/${writerId}`, guess)
    const right = { password: second, currentPassword: first }
    const { status, text } = await writer.update(`owners/${writerId}`, right)
    expect(status).toBe(400)
    expect(text).toContain('Trop d’essais manqués')
  })
})

it('other changes need no password', async () => {
  const boss = await owner(backend)
  expect((await boss.update(`owners/${writerId}`, { username: 'stylo' })).status).toBe(200)
})
