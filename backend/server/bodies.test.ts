import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { mp4 } from '../../testing/files'
import { signIn } from '../../testing/owner'
import { rawRequest } from '../../testing/raw-request'
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

describe('JSON of a person who is signed in', () => {
  const send = (body: Buffer | undefined, headers: Record<string, string>, path = '/cms/photos') =>
    rawRequest(its.backend.url, path, {
      method: 'POST',
      headers: { ...headers, Cookie: its.me.cookie, Origin: its.backend.url },
      body,
    })
  const typed = { 'Content-Type': 'application/json' }

  it('has at most a megabyte, whatever its type is called, and says its length', async () => {
    const long = Buffer.alloc(5_000_000, '[],')
    const noForms = ['multipart/form-data', 'multipart/form-data-json; boundary=x']
    for (const type of ['application/json', 'text/plain', 'Multipart/mixed', ...noForms]) {
      const headers = { 'Content-Type': type, 'Content-Length': String(long.length) }
      expect((await send(undefined, headers)).status).toBe(413)
    }
    const form = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const asQuestion = { ...form, 'X-Payload-HTTP-Method-Override': 'GET' }
    for (const [headers, length] of [
      [asQuestion, 5_000_000],
      [form, 70_000_000],
    ] as const) {
      const { status } = await send(undefined, { ...headers, 'Content-Length': String(length) })
      expect(status).toBe(413)
    }
    const address = Buffer.from('{"address":"https://youtu.be/WhWc3b3KhnY"}')
    expect((await send(address, form, '/cms/vignette-youtube')).status).toBe(400)
    const chunked = { ...typed, 'Transfer-Encoding': 'chunked' }
    expect((await send(Buffer.from('{}'), chunked)).status).toBe(411)
  })

  it('has 16 KB as a preference, as a form too', async () => {
    const path = '/cms/payload-preferences/liste'
    const preference = (length: number) => Buffer.from(`{"value":"${'a'.repeat(length)}"}`)
    const usual = preference(15_000)
    const headers = { ...typed, 'Content-Length': String(usual.length) }
    expect((await send(usual, headers, path)).status).toBe(200)
    for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
      const long = { 'Content-Type': type, 'Content-Length': '20000' }
      expect((await send(undefined, long, path)).status).toBe(413)
    }
  })

  it('has no more values, and no longer texts, than a form', async () => {
    const before = its.backend.output().length
    const faq = Array.from({ length: 100_000 }, () => ({}))
    expect((await its.me.setGlobal('reglages', { travel: { faq } })).status).toBe(413)
    const long = { titre: 'Villa', description: 'a'.repeat(60_000) }
    expect((await its.me.create('maisons?draft=true', long)).status).toBe(413)
    const photos = Array.from({ length: 100_000 }, () => 1)
    expect((await its.me.create('maisons?draft=true', { titre: 'Villa', photos })).status).toBe(413)
    expect(its.backend.output().length - before).toBeLessThan(100_000)
  })

  it('asks for no long text, however it is sent', async () => {
    const words = 'a'.repeat(200)
    for (const operator of ['contains', 'like', 'not_like']) {
      const { status } = await its.me.get(`maisons?where[description][${operator}]=${words}`)
      expect(status).toBe(400)
    }
    const body = Buffer.from(
      Array.from({ length: 300 }, (_, index) => `where[or][${index}][titre][like]=maisons`).join(
        '&',
      ),
    )
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(body.length),
      'X-Payload-HTTP-Method-Override': 'GET',
    }
    expect((await send(body, headers, '/cms/maisons')).status).toBe(400)
  })

  it('may be as deep as a megabyte is: others are answered meanwhile', async () => {
    const lists = 500_000
    const deep = Buffer.from(`{"title":${'['.repeat(lists)}${']'.repeat(lists)}}`)
    const sent = send(deep, { ...typed, 'Content-Length': String(deep.length) })
    const before = performance.now()
    expect((await rawRequest(its.backend.url, '/healthz')).status).toBe(200)
    expect(performance.now() - before).toBeLessThan(2000)
    expect((await sent).status).toBeGreaterThanOrEqual(400)
    expect((await rawRequest(its.backend.url, '/healthz')).status).toBe(200)
  })
})

it.each([
  ['a field of two megabytes', ['['.repeat(2_000_000)]],
  ['21 fields', Array<string>(21).fill('{}')],
  ['four files', Array<Blob>(4).fill(new Blob(['film']))],
])('a form with %s is refused, and leaves nothing', async (_what, parts) => {
  const form = new FormData()
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string') form.append(`part${index}`, part)
    else form.append(`part${index}`, part, 'film.mp4')
  }
  expect((await its.me.replace('uploads/1', form)).status).toBe(413)
  expect(temporaryFiles()).toEqual([])
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
