import { expect, it } from 'vitest'
import { sharedBackend } from '../../testing/shared-backend'

const its = sharedBackend()

/** Compressed: 7 seconds on a line of 400 kb/s would be 350,000. */
const mostBytes = 200_000

it.each([
  ['/admin', 'Bienvenue', true],
  ['/admin/aide', 'Annoncer un concert', true],
  ['/admin/login', 'Nom d’utilisateur', false],
  ['/admin/lien', 'Votre accès', false],
])('%s is read without a script, and loads little on a phone', async (path, shown, isSignedIn) => {
  const cookie = isSignedIn && { Cookie: its.me.cookie }
  const fetched = async (address: string) => {
    const headers = { 'Accept-Encoding': 'br, gzip', ...cookie }
    const response = await fetch(its.backend.url + address, { headers })
    expect(response.status).toBe(200)
    return { bytes: Number(response.headers.get('content-length')), text: await response.text() }
  }
  const { text } = await fetched(path)
  expect(text.slice(0, text.indexOf('<script>'))).toContain(shown)
  const named = [...new Set(text.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))]
  expect(named.length).toBeGreaterThan(5)
  const files = await Promise.all(named.map(fetched))
  expect(Math.min(...files.map(({ bytes }) => bytes))).toBeGreaterThan(0)
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(mostBytes)
})
