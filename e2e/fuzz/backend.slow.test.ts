import { expect, test } from 'vitest'
import { owner, startBackendAlone } from '../support/embedded-backend'
import { freePort } from '../support/ports'
import { attack } from './attack'

const count = 1200

const surface = {
  paths: [
    ...['/', '/admin', '/admin/login', '/admin/account', '/admin/collections/evenements'],
    ...['/admin/create-first-user', '/cms/owners/me', '/cms/owners/login', '/cms/evenements'],
    ...['/cms/access', '/cms/uploads/file/x.jpg', '/healthz', '/media/x.jpg'],
    ...['/api/medias/events/', '/api/medias/photos', '/api/immo/maisons/'],
  ],
  folders: [
    ...['', '/admin', '/admin/collections', '/cms', '/cms/owners', '/media', '/_next/static'],
    ...['/api', '/api/medias/events', '/api/videos/category'],
  ],
  parameters: ['redirect', 'depth', 'where[or]', 'limit', 'page', 'locale', 'url', '_rsc', '%zz'],
}

test('odd requests to the backend get no 5xx, and let its owner in afterwards', async () => {
  const port = await freePort()
  const { origin, stop } = await startBackendAlone(port, { BACKEND_SEED: 'off' })
  try {
    const { seed, responses, problems } = await attack({ port, surface, count })
    expect(problems.slice(0, 20), `seed ${seed}`).toEqual([])
    expect(responses).toBe(count)
    const signIn = await fetch(`${origin}/cms/owners/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(owner),
    })
    expect(signIn.status).toBe(200)
  } finally {
    await stop()
  }
}, 300_000)
