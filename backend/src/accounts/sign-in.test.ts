import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, ownerPassword, startBackend } from '../../testing/backend'
import { logLines } from '../../testing/log-lines'
import { rawRequest } from '../../testing/raw-request'

let backend: Backend

beforeAll(async () => {
  backend = await startBackend()
})

afterAll(() => backend.remove())

type Attempt = { username?: string; password?: string; address: string; cookie?: string }

/** A sign-in as a proxy on this machine passes it on. */
async function signInFrom({ username = 'proprietaire', address, cookie, ...rest }: Attempt) {
  const { password = 'pas-le-bon-mot' } = rest
  const before = performance.now()
  const response = await rawRequest(backend.url, '/cms/owners/login', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      ...(cookie && { Cookie: cookie }),
    },
    body: Buffer.from(JSON.stringify({ username, password })),
  })
  const cookies = response.headers['set-cookie'] ?? []
  const device = cookies.find((line) => line.startsWith('known-device-'))?.split(';')[0]
  return { ...response, device, ms: performance.now() - before }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

describe('a wrong password', () => {
  it('is answered in the same words and the same time for a name that does not exist', async () => {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 3; round += 1) {
      const known = await signInFrom({ address: `192.0.2.${round}` })
      const unknown = await signInFrom({ address: `192.0.2.${round}`, username: 'personne' })
      expect([known.status, unknown.status]).toEqual([401, 401])
      expect(unknown.text).toBe(known.text)
      times.known.push(known.ms)
      times.unknown.push(unknown.ms)
    }
    expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(100)
    for (const ms of [...times.known, ...times.unknown]) expect(ms).toBeGreaterThan(490)
  })

  it('is refused for a growing time after five of one address, in French', async () => {
    const address = '203.0.113.1'
    const attempts = Array.from({ length: 5 }, () => signInFrom({ address }))
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(Array(5).fill(401))
    const refused = await signInFrom({ address, password: ownerPassword })
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.text).toContain('Trop d’essais manqués\u00a0: réessayez dans 5\u00a0secondes.')
    expect(refused.headers['set-cookie']).toBeUndefined()
  })

  it('logs one line: the name and the address, never the password', async () => {
    const failures = () => logLines(backend).filter(({ message }) => message === 'Wrong password')
    const before = failures().length
    const password = 'un-mot-que-personne-ne-lit'
    await signInFrom({ address: '203.0.113.77', username: 'Amina\n', password })
    expect(failures().slice(before)).toEqual([
      {
        time: expect.any(String),
        level: 'warn',
        component: 'sign-in',
        message: 'Wrong password',
        user: 'amina',
        address: '203.0.113.77',
      },
    ])
    expect(backend.output()).not.toContain(password)
  })

  it('logs one line a burst', async () => {
    for (let time = 0; time < 3; time += 1) await signInFrom({ address: '203.0.113.1' })
    expect(backend.output().match(/Sign-in attempts slowed down/g)).toHaveLength(1)
    expect(backend.output()).toContain('for «proprietaire» from 203.0.113.1')
  })
})

describe('the right password', () => {
  it('gets in again once the delay is over', async () => {
    await expect
      .poll(
        async () => {
          const attempt = { address: '203.0.113.1', password: ownerPassword }
          return (await signInFrom(attempt)).status
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe(200)
  })

  it('gets in at once from a known device, whoever else tries from its address', async () => {
    const address = '203.0.113.2'
    const { device, status } = await signInFrom({ address, password: ownerPassword })
    expect(status).toBe(200)
    const attempts = Array.from({ length: 7 }, () => signInFrom({ address }))
    await Promise.all(attempts)
    const password = ownerPassword
    expect((await signInFrom({ address, password })).status).toBe(429)
    expect((await signInFrom({ address, password, cookie: device })).status).toBe(200)
    expect((await signInFrom({ address, password, cookie: `${device}x` })).status).toBe(429)
  })

  it('gets in from another device while many addresses try, after a hold', async () => {
    const attack = Array.from({ length: 8 }, (_, index) =>
      signInFrom({ address: `198.51.100.${index}` }),
    )
    await Promise.all(attack)
    const owner = await signInFrom({ address: '203.0.113.9', password: ownerPassword })
    expect(owner.status).toBe(200)
    expect(owner.ms).toBeGreaterThan(5000)
  })
})

it('a sign-in without a name or a password is a 400', async () => {
  for (const body of ['{}', '[]', '{"username":1}', 'no json', '']) {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) }
    const options = { method: 'POST', headers, body: Buffer.from(body) }
    const { status } = await rawRequest(backend.url, '/cms/owners/login', options)
    expect(status).toBe(400)
  }
})
