import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { mp4 } from '../../testing/files'
import { signIn } from '../../testing/owner'
import { rawRequest } from '../testing/raw-request'
import { sharedBackend } from '../testing/shared-backend'

const its = sharedBackend()
const temporaryFolder = () => path.join(its.backend.dataDir, 'temporaire')
const temporaryFiles = () => (existsSync(temporaryFolder()) ? readdirSync(temporaryFolder()) : [])

/** Form data with a file, as anybody without a session would send it to fill the disk. */
function formWithFile(bytes: number) {
  const head = [
    '--x',
    'Content-Disposition: form-data; name="_payload"',
    '',
    '{"username":"x","password":"y"}',
    '--x',
    'Content-Disposition: form-data; name="file"; filename="a.mp4"',
    'Content-Type: video/mp4',
    '',
    '',
  ].join('\r\n')
  const body = Buffer.concat([Buffer.from(head), mp4(bytes), Buffer.from('\r\n--x--\r\n')])
  const headers = {
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': String(body.length),
  }
  return { body, headers }
}

describe('a body without a session', () => {
  it.each([
    ['POST', '/cms/owners/login', 415],
    ['POST', '/cms/uploads', 401],
    ['POST', '/cms/globals/entete-accueil', 401],
    ['PATCH', '/cms/owners/1', 401],
    ['PUT', '/cms/uploads/x', 401],
    ['POST', '/admin', 401],
    ['POST', '/admin/login', 401],
    ['GET', '/cms/owners/me', 401],
    ['POST', '/inconnu', 401],
  ])('%s %s is refused, and not written', async (method, address, expected) => {
    const form = formWithFile(200_000)
    const { status, headers } = await rawRequest(its.backend.url, address, { method, ...form })
    expect([status, headers.connection]).toEqual([expected, 'close'])
    expect(temporaryFiles()).toEqual([])
  })

  it('is not let in by an invented, a foreign or an ended session', async () => {
    const { cookie } = await signIn(its.backend)
    const me = { Cookie: cookie, Origin: its.backend.url }
    await rawRequest(its.backend.url, '/cms/owners/logout', { method: 'POST', headers: me })
    const [head, , signature] = cookie.replace('payload-token=', '').split('.')
    const forged = `${head}.${Buffer.from('{"id":1,"collection":"owners"}').toString('base64url')}.${signature}`
    for (const token of ['invented', forged, cookie.replace('payload-token=', '')]) {
      const form = formWithFile(50_000)
      const headers = { ...form.headers, Cookie: `payload-token=${token}`, Origin: its.backend.url }
      const options = { method: 'POST', ...form, headers }
      expect((await rawRequest(its.backend.url, '/cms/uploads', options)).status).toBe(403)
    }
    expect(temporaryFiles()).toEqual([])
  })

  it('is asked for by 100-continue only when it is wanted', async () => {
    const form = formWithFile(50_000)
    const headers = { ...form.headers, Expect: '100-continue' }
    const options = { method: 'POST', headers }
    expect((await rawRequest(its.backend.url, '/cms/owners/login', options)).status).toBe(415)
  })
})

describe('a sign-in', () => {
  const json = { 'Content-Type': 'application/json' }
  const send = (headers: Record<string, string>, body: string) =>
    rawRequest(its.backend.url, '/cms/owners/login', {
      method: 'POST',
      headers,
      body: Buffer.from(body),
    })

  it('has at most 4 KB of JSON, and says its length', async () => {
    const long = JSON.stringify({ username: 'x', password: 'y'.repeat(5000) })
    expect((await send({ ...json, 'Content-Length': String(long.length) }, long)).status).toBe(413)
    expect((await send({ ...json, 'Transfer-Encoding': 'chunked' }, '{}')).status).toBe(411)
    expect((await send({ 'Content-Type': 'text/plain' }, '{}')).status).toBe(415)
  })

  it('cannot be turned into another request', async () => {
    const headers = { ...json, 'X-HTTP-Method-Override': 'GET', 'Next-Action': 'x', RSC: '1' }
    const { status, text } = await send(headers, '{"username":"x","password":"douze-signes"}')
    expect(status).toBe(401)
    expect(text).toContain('Le nom d’utilisateur ou le mot de passe est incorrect.')
  })
})

it('a person who is signed in uploads, and leaves nothing in the temporary folder', async () => {
  expect((await its.me.upload('film.mp4', mp4(300_000), 'video/mp4')).status).toBe(201)
  expect(temporaryFiles()).toEqual([])
})

it('a start deletes what interrupted uploads left', async () => {
  writeFileSync(path.join(temporaryFolder(), 'tmp-1-1'), 'reste')
  await its.restart()
  expect(temporaryFiles()).toEqual([])
})

it.each(['/admin', '/cms/absent', '/_next/absent'])(
  'a request to change the protocol of %s is answered like any other',
  async (pathname) => {
    const headers = { Upgrade: 'websocket', Connection: 'Upgrade' }
    const { status } = await rawRequest(its.backend.url, pathname, { headers })
    expect(status).toBe((await rawRequest(its.backend.url, pathname)).status)
  },
)
