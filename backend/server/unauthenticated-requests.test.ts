import { describe, expect, it } from 'vitest'
import { signIn } from '../../testing/owner'
import { read } from '../testing/read'
import { sharedBackend } from '../testing/shared-backend'

const its = sharedBackend()
describe('/cms without a session', () => {
  it.each([
    '/cms/owners',
    '/cms/evenements',
    '/cms/uploads/file/x.jpg',
    '/cms/globals/entete-accueil',
    '/cms',
    '/%63ms/owners',
    '/CMS/owners',
  ])('%s is refused', async (path) => {
    const { status, text } = await read(its.backend.url + path)
    expect(status).toBe(401)
    expect(text).not.toContain('proprietaire')
  })

  it.each(['owners/first-register', 'owners/forgot-password', 'owners/unlock', 'evenements'])(
    'POST /cms/%s is refused',
    async (path) => {
      expect((await read(`${its.backend.url}/cms/${path}`, { method: 'POST' })).status).toBe(401)
    },
  )

  it('is refused by Payload too, whatever the cookie says', async () => {
    const headers = { Cookie: 'payload-token=invented' }
    for (const path of ['owners', 'evenements', 'uploads', 'globals/entete-accueil']) {
      expect((await read(`${its.backend.url}/cms/${path}`, { headers })).status).toBe(403)
    }
  })

  it('is answered with a session', async () => {
    const headers = { Cookie: (await signIn(its.backend)).cookie }
    expect((await read(`${its.backend.url}/cms/owners`, { headers })).text).toContain(
      'proprietaire',
    )
  })
})

describe('a session', () => {
  it('cannot be used from another site', async () => {
    const { cookie } = await signIn(its.backend)
    const { status } = await read(`${its.backend.url}/cms/categories`, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: 'https://ailleurs.exemple', 'Content-Type': 'text/plain' },
      body: '{"title":"Intruse"}',
    })
    expect(status).toBe(403)
  })

  it('has an HttpOnly cookie', async () => {
    const response = await fetch(`${its.backend.url}/cms/owners/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'proprietaire', password: 'soleil-de-cotonou' }),
    })
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly(=true)?; SameSite=Lax/)
  })
})

it.each(['/admin/forgot', '/admin/create-first-user', '/admin/reset/x', '/'])(
  '%s redirects to the back-office',
  async (path) => {
    const { status, headers } = await read(its.backend.url + path, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([302, '/admin'])
  },
)

describe('a page of the back-office without a session', () => {
  it.each([
    ['/admin', '/admin/login'],
    ['/admin/', '/admin/login'],
    ['/admin/logout-inactivity?redirect=%2Fadmin', '/admin/login'],
    ['/admin/account?x=1', '/admin/login?redirect=%2Fadmin%2Faccount%3Fx%3D1'],
    ['/ADMIN/x/%C3%A9', '/admin/login?redirect=%2FADMIN%2Fx%2F%25C3%25A9'],
  ])('%s redirects to the sign-in page', async (path, location) => {
    const variants: Record<string, string>[] = [{}, { Cookie: 'payload-token=x' }, { RSC: '1' }]
    for (const headers of variants) {
      const response = await read(its.backend.url + path, { headers, redirect: 'manual' })
      expect([response.status, response.headers.get('location')]).toEqual([302, location])
    }
  })

  it('is nothing but the sign-in page: other addresses are a 404 without a page', async () => {
    for (const path of ['/inconnu', '/_next/static/chunks/inconnu.js', '/_next/image?url=x']) {
      const { status, headers } = await read(its.backend.url + path)
      expect([status, headers.get('content-type')]).toEqual([
        404,
        'application/json; charset=utf-8',
      ])
    }
  })

  it('the scripts and styles of the sign-in page are served', async () => {
    const { text } = await read(`${its.backend.url}/admin/login`)
    const files = new Set(text.match(/\/_next\/static\/[^"\\]+\.(js|css)/g))
    expect(files.size).toBeGreaterThan(3)
    for (const file of files) {
      const plain = await read(its.backend.url + file, {
        headers: { 'Accept-Encoding': 'identity' },
      })
      // Without its body: fetch() of Node 24 throws where a server closes after a compressed one.
      const asked = { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } }
      const { status, headers } = await read(its.backend.url + file, asked)
      expect([plain.status, status]).toEqual([200, 200])
      // As short as a packet, a file has no copy.
      expect(headers.get('content-encoding')).toBe(plain.text.length < 1000 ? null : 'br')
      expect(headers.get('content-type')).toBe(plain.headers.get('content-type'))
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
  })
})

it('answers the current account of an unauthenticated request as Payload does', async () => {
  const { status, json } = await read(`${its.backend.url}/cms/owners/me?depth=9`)
  expect([status, json]).toEqual([200, { user: null }])
})

it('serves the sign-in page in French, with framing limited to its own origin', async () => {
  const { status, headers, text } = await read(`${its.backend.url}/admin/login`)
  expect(status).toBe(200)
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(headers.get('x-powered-by')).toBeNull()
  expect(/<html[^>]* lang="fr"/.test(text)).toBe(true)
  expect(/<title>Se connecter – Espace de gestion<\/title>/.test(text)).toBe(true)
  expect(/Payload App|headless CMS/.test(text)).toBe(false)
})
