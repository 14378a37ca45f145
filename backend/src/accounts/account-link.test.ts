import { beforeAll, describe, expect, it } from 'vitest'
import { ownerPassword } from '../../../testing/backend'
import { type Client, owner, signIn } from '../../../testing/owner'
import { rawRequest } from '../../../testing/raw-request'
import { sharedBackend } from '../../testing/shared-backend'
import { sql } from '../../testing/sqlite'

const its = sharedBackend()

const password = 'une-phrase-assez-longue'
let boss: Client

beforeAll(() => {
  boss = its.me.confirmed
})

/** Has a client make a link: the status, and the token of its address. */
async function makeLink(client: Client, body: object) {
  const { status, text } = await client.create('owners/liens', body)
  const { url = '' } = JSON.parse(text) as { url?: string }
  return { status, text, url, token: url.split('#')[1] ?? '' }
}

const invitation = (client: Client, role = 'redaction') =>
  makeLink(client, { kind: 'invitation', role })

/** What a browser without a session sends. */
async function send(action: 'lire' | 'utiliser', body: object, address = '192.0.2.1') {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
  const {
    status,
    text,
    headers: answered,
  } = await rawRequest(its.backend.url, `/cms/owners/liens/${action}`, {
    method: 'POST',
    headers,
    body: Buffer.from(JSON.stringify(body)),
  })
  return { status, text, cookies: answered['set-cookie'] ?? [] }
}

const roleOf = async (username: string) => {
  const { text } = await boss.get(`owners?where[username][equals]=${username}`)
  return (JSON.parse(text) as { docs: { role: string }[] }).docs.map(({ role }) => role)
}

const query = async (statement: string) => JSON.stringify(await sql(its.backend, statement))

describe('an invitation', () => {
  it('makes an account of the invited role, once, and signs in', async () => {
    const { token, url } = await invitation(boss)
    expect(url).toMatch(/\/admin\/lien#[\w-]{43}$/)
    expect(await send('lire', { token })).toMatchObject({
      status: 200,
      text: '{"kind":"invitation"}',
    })
    const used = await send('utiliser', { token, username: 'Amina', password })
    expect(used.status).toBe(200)
    expect(used.cookies.join()).toContain('payload-token=')
    expect(used.text).not.toContain('eyJ')
    expect(await roleOf('amina')).toEqual(['redaction'])
    expect((await signIn(its.backend, password, 'amina')).status).toBe(200)

    for (const action of ['lire', 'utiliser'] as const) {
      const again = await send(action, { token, username: 'intruse', password })
      expect([again.status, again.text]).toEqual([
        410,
        expect.stringContaining('n’est plus valable'),
      ])
    }
    expect(await roleOf('intruse')).toEqual([])
  })

  it('is used once by several who come at once', async () => {
    const { token } = await invitation(boss)
    const attempts = ['un-1', 'un-2', 'un-3', 'un-4'].map((username, index) =>
      send('utiliser', { token, username, password }, `198.51.100.${index}`),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 410, 410, 410])
  })

  it('gives the role that it was made with, whatever is sent', async () => {
    const { token } = await invitation(boss)
    const body = { token, username: 'grimpe', password, role: 'proprietaire', kind: 'reset' }
    expect((await send('utiliser', body)).status).toBe(200)
    expect(await roleOf('grimpe')).toEqual(['redaction'])
  })

  it('stays usable after a short password or a name that is taken', async () => {
    const { token } = await invitation(boss, 'proprietaire')
    const attempt = (body: object) =>
      send('utiliser', { token, username: 'awa', password, ...body })
    expect((await attempt({ password: 'court' })).text).toContain('au moins 12 caractères')
    expect((await attempt({ password: 'motdepasse1234' })).text).toContain('se devine trop vite')
    expect((await attempt({ username: 'a b' })).text).toContain('de 3 à 40 caractères')
    expect((await attempt({ username: 'proprietaire' })).status).toBe(400)
    expect((await attempt({})).status).toBe(200)
    expect(await roleOf('awa')).toEqual(['proprietaire'])
  })

  it('is void when altered, expired, or when its maker is no «propriétaire» any more', async () => {
    const { token } = await invitation(boss)
    const altered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
    for (const other of [altered, `${token}x`, token.slice(1), '', "' or 1=1 --", null]) {
      expect((await send('lire', { token: other })).status).toBe(410)
    }
    await query('update account_links set expires_at = 1')
    expect((await send('utiliser', { token, username: 'tard', password })).status).toBe(410)

    const awa = (await owner(its.backend, password, 'awa')).confirmed
    const ofAwa = (await invitation(awa, 'proprietaire')).token
    const { text } = await boss.get('owners?where[username][equals]=awa')
    const [{ id } = { id: 0 }] = (JSON.parse(text) as { docs: { id: number }[] }).docs
    await boss.update(`owners/${id}`, { role: 'redaction' })
    expect((await send('utiliser', { token: ofAwa, username: 'suite', password })).status).toBe(410)
  })

  it('is made by a «propriétaire» alone, and is in no database', async () => {
    const amina = (await owner(its.backend, password, 'amina')).confirmed
    expect((await invitation(amina)).status).toBe(403)
    expect(
      (await makeLink(amina, { kind: 'reset', account: 1, currentPassword: password })).status,
    ).toBe(403)
    const { token } = await invitation(boss)
    expect(await query('select * from account_links')).not.toContain(token)
    expect((await amina.get('account-links')).status).toBeGreaterThanOrEqual(400)
    expect(its.backend.output()).not.toContain(token)
  })
})

describe('a link for a new password', () => {
  const reset = (account: number, currentPassword = ownerPassword) =>
    makeLink(boss, { kind: 'reset', account, currentPassword })

  it('sets it for one account, ends its sessions, and leaves its role', async () => {
    const { doc } = await boss.create('owners', { username: 'distrait', password })
    const former = await owner(its.backend, password, 'distrait')
    const { token } = await reset(doc.id)
    expect((await send('lire', { token })).text).toBe('{"kind":"reset","username":"distrait"}')
    const fresh = 'un-autre-mot-de-passe'
    expect((await send('utiliser', { token, username: 'autre', password: fresh })).status).toBe(200)
    expect((await former.get('owners')).status).toBe(403)
    expect((await signIn(its.backend, password, 'distrait')).status).toBe(401)
    expect((await signIn(its.backend, fresh, 'distrait')).status).toBe(200)
    expect(await roleOf('distrait')).toEqual(['redaction'])
  })

  it('asks its maker for the current password, and ends former links of the account', async () => {
    const { doc } = await boss.create('owners', { username: 'oublieux', password })
    const refused = await reset(doc.id, 'pas-le-bon-mot')
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('actuel')])
    const first = await reset(doc.id)
    const second = await reset(doc.id)
    expect((await send('lire', { token: first.token })).status).toBe(410)
    expect((await send('lire', { token: second.token })).status).toBe(200)
    await boss.remove(`owners/${doc.id}`)
    expect((await send('lire', { token: second.token })).status).toBe(410)
  })
})

describe('whoever has no session', () => {
  it('reaches the page and both requests, and nothing around them', async () => {
    const page = await rawRequest(its.backend.url, '/admin/lien')
    expect(page.status).toBe(200)
    expect(page.headers['content-security-policy']).toContain("'nonce-")
    expect((await rawRequest(its.backend.url, '/admin/lien/x')).status).toBe(302)
    const body = Buffer.from('{}')
    const type = { 'Content-Type': 'application/json' }
    const path = '/cms/owners/liens'
    expect(
      (await rawRequest(its.backend.url, path, { method: 'POST', headers: type, body })).status,
    ).toBe(401)
    const form = { 'Content-Type': 'multipart/form-data; boundary=x' }
    expect(
      (await rawRequest(its.backend.url, `${path}/lire`, { method: 'POST', headers: form, body }))
        .status,
    ).toBe(415)
  })

  it('has to wait after twenty links that are none', async () => {
    const token = 'x'.repeat(43)
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect((await send('lire', { token }, '203.0.113.8')).status).toBe(410)
    }
    expect((await send('lire', { token }, '203.0.113.8')).status).toBe(429)
    expect((await send('lire', { token }, '203.0.113.9')).status).toBe(410)
  })
})
