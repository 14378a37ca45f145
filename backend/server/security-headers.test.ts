import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../testing/owner'
import { read } from '../testing/read'
import { sharedBackend } from '../testing/shared-backend'
import { siteUrl } from '../testing/shared-process'

const its = sharedBackend()
let cookie: string

beforeAll(async () => {
  cookie = (await signIn(its.backend)).cookie
})

const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? ''

describe('a page', () => {
  it.each(['/admin/login', '/admin', '/admin/collections/evenements', '/admin/inconnu/x'])(
    '%s has a nonce of its own on every script, and no unsafe script',
    async (path) => {
      const session = { headers: path === '/admin/login' ? undefined : { Cookie: cookie } }
      const pages = [
        await read(its.backend.url + path, session),
        await read(its.backend.url + path, session),
      ]
      const nonces = pages.map(({ headers, text }) => {
        const scripts = /script-src ([^;]*)/.exec(policyOf(headers))?.[1] ?? ''
        expect(scripts).toMatch(/^'self' 'nonce-[\w+/]{22}=='$/)
        const nonce = scripts.slice("'self' 'nonce-".length, -1)
        const tags = text.match(/<script\b[^>]*>/g) ?? []
        expect(tags.length).toBeGreaterThan(3)
        expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
        return nonce
      })
      expect(new Set(nonces).size).toBe(2)
    },
  )
})

it.each([
  ['/cms/owners', {}],
  ['/cms/owners', { session: true }],
  ['/cms/owners/me', {}],
  ['/admin', {}],
  ['/', {}],
  ['/inconnu', { session: true }],
  ['/healthz', {}],
  ['/api/medias/events/', {}],
  ['/%', {}],
  [`/${'x'.repeat(9000)}`, {}],
] as [string, { session?: boolean }][])(
  '%s %o is no page, and has the headers',
  async (path, { session }) => {
    const headers = session ? { Cookie: cookie } : undefined
    const response = await read(its.backend.url + path, { headers, redirect: 'manual' })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    })
  },
)

it('what is asked of /cms is kept nowhere, but for pictures that say for how long', async () => {
  const { doc } = await its.me.create('evenements?draft=true', { title: 'Brouillon' })
  for (const path of [
    ...['owners', 'owners/me', 'access', 'journal', `evenements/${doc.id}?draft=true`, 'absent'],
    ...['globals/reglages', 'chiffres.csv', 'owners/absent', 'etat-du-site', 'enregistrements/x'],
  ]) {
    const { headers } = await read(`${its.backend.url}/cms/${path}`, {
      headers: { Cookie: cookie },
    })
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store'])
  }
  const written = { method: 'POST', headers: { Cookie: cookie, Origin: its.backend.url } }
  const refused = await read(`${its.backend.url}/cms/categories`, written)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  const guide = await read(`${its.backend.url}/cms/modele/absent`, { headers: { Cookie: cookie } })
  expect([guide.status, guide.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

it('ignores a policy that the client sends', async () => {
  const headers = { 'Content-Security-Policy': "script-src 'nonce-aaaaaaaaaaaaaaaaaaaaaa=='" }
  const { text } = await read(`${its.backend.url}/admin/login`, { headers })
  expect(text).not.toContain('nonce="aaaa')
})

it('lets pages show the site in a frame', async () => {
  const { headers } = await read(`${its.backend.url}/admin/login`)
  expect(policyOf(headers)).toContain(`frame-src 'self' ${siteUrl}`)
})
