import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { derivedSecret } from '../../platform/derived-secret.mjs'
import { type Backend, startBackend } from '../../testing/backend'
import { mp4 } from '../../testing/files'
import { owner } from '../../testing/owner'
import { read } from '../testing/read'

// Without ffmpeg, a mail server, the address of the site, and without counts.
let backend: Backend
let me: Awaited<ReturnType<typeof owner>>

beforeAll(async () => {
  backend = await startBackend({ REVALIDATE_SECRET: 'secret', CONTACT_COUNTS: 'off' })
  me = await owner(backend)
})
afterAll(() => backend.remove())

const uploads = () => readdirSync(path.join(backend.dataDir, 'uploads'))
const leftovers = () => readdirSync(path.join(backend.dataDir, 'temporaire'))
const post = (address: string, body: object, headers: Record<string, string> = {}) =>
  read(backend.url + address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

it('accepts a light MP4 in H.264, byte for byte', async () => {
  const light = mp4(400_000)
  const { status, doc } = await me.upload('Salon.mp4', light, 'video/mp4')
  expect(status).toBe(201)
  expect(readFileSync(path.join(backend.dataDir, 'uploads', doc.filename ?? ''))).toEqual(light)
})

it.each([
  ['a film that is too heavy', mp4(7 * 1024 * 1024), /pèse 7\sMo.*6\sMo au plus.*WhatsApp/],
  ['HEVC', mp4(4000, { codec: 'hev1' }), /H\.264.*WhatsApp.*iPhone/],
  ['a MOV', mp4(9000, { brand: 'qt  ', codec: 'hvc1' }), /H\.264.*WhatsApp.*iPhone/],
  ['a film of two minutes', mp4(4000, { seconds: 120 }), /dure 2\smin.*60\ssecondes/],
])('refuses %s and says what to do', async (_what, film, sentence) => {
  const before = uploads()
  const { status, text } = await me.upload('film.mp4', film, 'video/mp4')
  expect(status).toBe(400)
  expect(text).toMatch(sentence)
  expect(uploads()).toEqual(before)
  expect(leftovers()).toEqual([])
})

it('says whom to ask for a new password', async () => {
  const { status, text } = await post('/cms/owners/liens/demander', { account: 'proprietaire' })
  expect(status).toBe(404)
  expect(text).toContain('demandez un lien à un propriétaire')
})

it('counts no clicks', async () => {
  const click = { area: 'beaute', page: '/beaute' }
  const Authorization = `Bearer ${derivedSecret('secret', 'clicks')}`
  const { status } = await post('/api/contact-clicks', click, { Authorization })
  expect(status).toBe(422)
})

it('lets its pages show no site in a frame', async () => {
  const { status, headers } = await read(`${backend.url}/admin/login`)
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).not.toContain('frame-src')
})
