import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, startBackend } from '../../testing/backend'
import { picture as pictureFile } from '../../testing/files'
import { owner } from '../../testing/owner'
import { read } from '../../testing/read'
import { dayInCotonou } from '../days'

const secret = 'secret-of-site-and-backend'
let backend: Backend

beforeAll(async () => {
  backend = await startBackend({ REVALIDATE_SECRET: secret })
})

afterAll(() => backend.remove())

async function send(body: unknown, headers: Record<string, string> = {}) {
  const { status } = await read(`${backend.url}/api/contact-clicks/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return status
}

/** Everything that is stored of clicks. */
async function stored() {
  const url = pathToFileURL(path.join(backend.dataDir, 'contenus.db')).href
  const client = createClient({ url })
  const { rows } = await client.execute('select * from contact_clicks order by id')
  client.close()
  return rows.map((row) => ({ ...row }))
}

describe('a click on a WhatsApp link', () => {
  it('adds one to the row of its day, area and page, also when many come at once', async () => {
    const click = { area: 'beaute', page: '/beaute' }
    const clicks = Array.from({ length: 25 }, () => send(click))
    expect(await Promise.all(clicks)).toEqual(Array(25).fill(204))
    expect(await send({ area: 'voyage', page: '/voyage', address: '203.0.113.9' })).toBe(204)
    const day = dayInCotonou()
    expect(await stored()).toEqual([
      { id: expect.any(Number), day, ...click, clicks: 25 },
      { id: expect.any(Number), day, area: 'voyage', page: '/voyage', clicks: 1 },
    ])
  })

  it('is counted for contents that are published alone', async () => {
    const me = await owner(backend)
    const page = '/beaute/formations/tresses'
    const click = () => send({ area: 'formations', page })
    expect(await click()).toBe(422)
    const { doc: picture } = await me.upload('p.jpg', await pictureFile(), 'image/jpeg')
    const { doc } = await me.publish('formations', { title: 'Tresses', affiche: picture.id })
    expect(await click()).toBe(204)
    await me.update(`formations/${doc.id}`, { _status: 'draft' })
    expect(await click()).toBe(422)
    for (const house of ['12', 'x']) {
      expect(await send({ area: 'immobilier', page: `/immobilier?maison=${house}` })).toBe(422)
    }
  })

  it('is nothing but an area and a page', async () => {
    const before = await stored()
    for (const body of [
      null,
      {},
      { area: 'autre', page: '/' },
      { area: 'beaute', page: 'beaute' },
      { area: 'beaute', page: `/${'a'.repeat(1300)}` },
      { area: 'beaute', page: '/beauté' },
    ]) {
      expect(await send(body)).toBe(422)
    }
    expect(await send('x'.repeat(3000))).toBe(413)
    expect(await stored()).toEqual(before)
  })

  it('is counted by whoever has the secret alone, and read by nobody', async () => {
    const click = { area: 'beaute', page: '/beaute' }
    for (const Authorization of ['', 'Bearer x', `Bearer ${secret}x`, secret]) {
      expect(await send(click, { Authorization })).toBe(401)
    }
    expect((await read(`${backend.url}/api/contact-clicks/`)).status).toBe(405)
    const me = await owner(backend)
    expect((await me.get('contact-clicks')).status).toBeGreaterThanOrEqual(400)
  })
})

it('CONTACT_COUNTS=off counts nothing', async () => {
  const silent = await startBackend({ REVALIDATE_SECRET: secret, CONTACT_COUNTS: 'off' })
  const { status } = await read(`${silent.url}/api/contact-clicks`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ area: 'beaute', page: '/beaute' }),
  })
  await silent.remove()
  expect(status).toBe(422)
})
