import { pbkdf2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ownerPassword } from '../../../testing/backend'
import { logLines } from '../../../testing/backend'
import { rawRequest } from '../../../testing/raw-request'
import { sharedBackend } from '../../testing/shared-backend'
import { signInFrom } from '../../testing/sign-in-from'
import { sql } from '../../testing/sqlite'

const its = sharedBackend()
const attempt = (data: Parameters<typeof signInFrom>[1]) => signInFrom(its.backend.url, data)

describe('a wrong password', () => {
  it('is answered in the same words for a name that does not exist, after half a second', async () => {
    const known = await attempt({ address: '192.0.2.1' })
    const unknown = await attempt({ address: '192.0.2.1', username: 'personne' })
    expect([known.status, unknown.status]).toEqual([401, 401])
    expect(unknown.text).toBe(known.text)
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(490)
  })

  it('logs one line: the name and the address, never the password', async () => {
    const password = 'un-mot-que-personne-ne-lit'
    const address = '203.0.113.77'
    await attempt({ address, username: 'Amina\n', password })
    const lines = logLines(its.backend).filter((line) => line.user === 'amina')
    expect(lines).toEqual([
      {
        time: expect.any(String),
        level: 'warn',
        component: 'sign-in',
        message: 'Wrong password',
        user: 'amina',
        address,
      },
    ])
    expect(its.backend.output()).not.toContain(password)
  })
})

it('five wrong passwords make an address wait, in French, but not a known device behind it', async () => {
  const { doc } = await its.me.confirmed.create('owners', {
    username: 'visee',
    password: ownerPassword,
  })
  expect(doc.id).toBeGreaterThan(0)
  const from = { address: '203.0.113.2', username: 'visee' }
  const password = ownerPassword
  const { device, status } = await attempt({ ...from, password })
  expect(status).toBe(200)
  // A line a minute tells of it: this process has told of nothing yet.
  await its.restart()
  const attempts = await Promise.all(Array.from({ length: 5 }, () => attempt(from)))
  expect(attempts.map((it) => it.status)).toEqual(Array(5).fill(401))
  const refused = await attempt({ ...from, password })
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toMatch(/^[1-5]$/)
  expect(refused.text).toMatch(/Trop d’essais manqués\s: réessayez dans [1-5]\sseconde/)
  expect(refused.headers['set-cookie']).toBeUndefined()
  expect((await attempt({ ...from, password, cookie: device })).status).toBe(200)
  expect((await attempt({ ...from, password, cookie: `${device}x` })).status).toBe(429)
  expect(its.backend.output().match(/Sign-in attempts slowed down/g)).toHaveLength(1)
  expect(its.backend.output()).toContain('for «visee» from 203.0.113.2')
})

it('a sign-in is in the journal: who, and from where', async () => {
  const from = { address: '203.0.113.10', username: 'visee' }
  await attempt({ ...from, password: ownerPassword })
  await attempt({ ...from, address: '203.0.113.11' })
  const { text } = await its.me.get('journal?where[kind][equals]=connexion&limit=1')
  const { docs } = JSON.parse(text) as { docs: object[] }
  expect(docs).toMatchObject([{ summary: 'Connexion', who: 'visee', address: '203.0.113.10' }])
  expect(text).not.toContain(ownerPassword)
})

it('the token of a session is in its cookie alone', async () => {
  const password = ownerPassword
  const { text, headers } = await attempt({ address: '203.0.113.9', username: 'visee', password })
  expect(String(headers['set-cookie'])).toContain('payload-token=eyJ')
  expect(text).not.toContain('eyJ')
  for (const path of ['owners/refresh-token', 'owners/refresh-token?refresh']) {
    expect((await its.me.create(path, {})).text).not.toContain('eyJ')
  }
  expect((await its.me.get('owners/me')).text).not.toContain('eyJ')
})

it('a sign-in without a name or a password is a 400', async () => {
  for (const body of ['{}', '[]', '{"username":1}', 'no json', '']) {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) }
    const options = { method: 'POST', headers, body: Buffer.from(body) }
    const { status } = await rawRequest(its.backend.url, '/cms/owners/login', options)
    expect(status).toBe(400)
  }
})

it('a session counts as a cookie alone, in no other header', async () => {
  const [, token = ''] = /payload-token=([^;]+)/.exec(its.me.cookie) ?? []
  const me = async (headers: Record<string, string>) => {
    const path = `${its.backend.url}/cms/owners/me`
    return (await fetch(path, { headers: { Origin: its.backend.url, ...headers } })).text()
  }
  expect(await me({ Cookie: `payload-token=${token}` })).toContain('"username":"proprietaire"')
  for (const scheme of ['JWT', 'Bearer']) {
    expect(await me({ Authorization: `${scheme} ${token}` })).not.toContain('"username"')
  }
})

it('a password that an earlier version has hashed signs in, and is hashed anew', async () => {
  const { doc } = await its.me.confirmed.create('owners', {
    username: 'ancienne',
    password: ownerPassword,
  })
  const hash = pbkdf2Sync(ownerPassword, 'sel', 25_000, 512, 'sha256').toString('hex')
  const account = [doc.id]
  await sql(its.backend, `UPDATE owners SET hash = '${hash}', salt = 'sel' WHERE id = ?`, account)
  const from = { address: '203.0.113.12', username: 'ancienne', password: ownerPassword }
  expect((await attempt(from)).status).toBe(200)
  const rows = await sql(its.backend, 'SELECT hash FROM owners WHERE id = ?', account)
  expect(rows).toEqual([{ hash: expect.stringMatching(/^pbkdf2-sha256-v1:/) }])
  expect((await attempt(from)).status).toBe(200)
})
