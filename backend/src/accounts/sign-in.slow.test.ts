import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, ownerPassword, startBackend } from '../../../testing/backend'
import { signInFrom } from '../../testing/sign-in-from'

// What many wrong passwords leave behind, it keeps: no other file may use this backend.
let backend: Backend

beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.remove())

const attempt = (data: Parameters<typeof signInFrom>[1]) => signInFrom(backend.url, data)

describe('the right password', () => {
  it('gets in again once the delay is over', async () => {
    const address = '203.0.113.1'
    await Promise.all(Array.from({ length: 5 }, () => attempt({ address })))
    const status = async () => (await attempt({ address, password: ownerPassword })).status
    expect(await status()).toBe(429)
    await expect.poll(status, { interval: 500 }).toBe(200)
  })

  it('gets in from another device while many addresses try, after a hold', async () => {
    const addresses = Array.from({ length: 20 }, (_, index) => `198.51.100.${index}`)
    await Promise.all(addresses.map((address) => attempt({ address })))
    const owner = await attempt({ address: '203.0.113.9', password: ownerPassword })
    expect(owner.status).toBe(200)
    expect(owner.ms).toBeGreaterThan(5000)
  })
})
