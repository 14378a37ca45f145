import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trackingParams } from '../../contract/tracking-params'
import { rewrittenPages } from '../../lib/site/query-params'
import { ensureNginx } from '../../scripts/lib/find-servers.mjs'
import {
  type Nginx,
  request,
  startNginx,
  startUpstream,
  type Upstream,
} from './testing/nginx-server'

/** What the site decides an answer by: decoded as Next does it. */
type Chosen = { path: string; query: [string, string][]; router: (string | undefined)[] }

const data = mkdtempSync(`${tmpdir()}/nginx-page-key-`)
let site: Upstream
let nginx: Nginx

beforeAll(async () => {
  site = await startUpstream(({ url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url.replace(/^\/+/, '/'), 'http://localhost')
    const router = ['next-router-prefetch', 'next-router-state-tree', 'next-url']
    const chosen: Chosen = {
      path: decodeURIComponent(pathname).replace(/(.)\/$/, '$1'),
      query: [...searchParams].filter(([name]) => !trackingParams.test(name)),
      router: headers.rsc === '1' ? router.map((name) => headers[name]?.toString()) : [],
    }
    response.writeHead(200, {
      'cache-control': 's-maxage=60, stale-while-revalidate=60, stale-if-error=604800',
      vary: 'rsc, next-router-state-tree, accept-encoding',
    })
    response.end(JSON.stringify({ ...chosen, rsc: headers.rsc ?? '' }))
  })
  nginx = await startNginx(ensureNginx(), { sites: [site.port], backends: [site.port], data })
})
afterAll(async () => {
  await Promise.all([nginx.stop(), site.stop()])
  rmSync(data, { recursive: true })
})

/** A character as an escape, in both cases of its digits. */
const escapes = (char: string) => {
  const code = char.charCodeAt(0).toString(16)
  return [`%${code}`, `%${code.toUpperCase()}`]
}

/** Spellings of a parameter that Next reads as that parameter, or that look like it. */
const spellings = (name: string): string[] => [
  ...escapes(name.charAt(0)).map((escaped) => `${escaped}${name.slice(1)}=4`),
  `${name.slice(0, -1)}${escapes(name.slice(-1))[0]}=4`,
  `${[...name].map((char) => escapes(char)[0]).join('')}=4`,
  `utm_source=a&${name}=4`,
  `utm_source=a&${escapes(name.charAt(0))[0]}${name.slice(1)}=4&fbclid=b`,
  `utm_source=a%26${name}=4`,
  `fbclid=1#&${name}=4`,
  `fbclid=1&&${name}=4`,
  `fbclid&${name}=4`,
  `&${name}=4`,
  `;${name}=4`,
  `?${name}=4`,
  `${name}`,
  `${name}[]=4`,
  `+${name}=4`,
  `%00${name}=4`,
  `${name.toUpperCase()}=4`,
  `%25${escapes(name.charAt(0))[0]?.slice(1)}${name.slice(1)}=4`,
]

const oddPaths = (path: string): string[] => [
  `/${path}?a=4`,
  `${path}/?a=4`,
  `/.${path}?a=4`,
  `/x/..${path}?a=4`,
  path.replace(/[a-z]/, (char) => escapes(char)[0] ?? ''),
  path.replace(/.$/, (char) => escapes(char)[1] ?? ''),
  path.replace(/^(.+)\//, '$1%2F'),
]

const oddHeaders: Record<string, string>[] = [
  { rsc: '0' },
  { rsc: '2' },
  { rsc: '1, 1' },
  { rsc: 'true' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '2', 'next-router-state-tree': 'a' },
  { 'next-router-prefetch': '1', 'next-url': '/a' },
  { 'save-data': 'ON' },
  { 'save-data': 'on', rsc: '1' },
]

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await request(nginx.ports.site, path, { 'accept-encoding': 'br', ...headers })).body

test('of 2,000 visitors of a plain page none gets what an odd spelling has stored', async () => {
  const visits: boolean[] = []
  for (const [path, names] of Object.entries(rewrittenPages)) {
    const plain = JSON.stringify({ path, query: [], router: [], rsc: '' })
    const visit = async () => visits.push((await read(path)) === plain)
    const attack = async (odd: string, headers?: Record<string, string>) => {
      await read(odd, headers)
      await Promise.all(Array.from({ length: 8 }, visit))
    }
    const queries = [...names, 'title'].flatMap((name) =>
      spellings(name).map((query) => `${path}?${query}`),
    )
    for (const odd of [...queries, ...oddPaths(path)]) await attack(odd)
    for (const headers of oddHeaders) await attack(path, headers)
    expect(await read(`${path}?utm_source=a&utm_medium=b&fbclid=c`)).toBe(plain)
  }
  expect(visits.length).toBeGreaterThan(2000)
  expect(visits.filter((isPlain) => !isPlain)).toEqual([])
})

test('the payload of a page is stored once per state of the router', async () => {
  const payload = { rsc: '1' }
  await read('/voyage?_rsc=a', { ...payload, 'next-router-state-tree': 'of an attack' })
  expect(JSON.parse(await read('/voyage?_rsc=a', payload))).toMatchObject({ rsc: '1' })
  expect(await read('/voyage?_rsc=a', payload)).not.toContain('of an attack')
  expect(await read('/voyage', { rsc: '2' })).toContain('"rsc":""')
})
