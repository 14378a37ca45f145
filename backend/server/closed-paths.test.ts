import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../testing/owner'
import { rawRequest } from '../../testing/raw-request'
import { sharedBackend } from '../testing/shared-backend'
import { closedEndpoints } from './closed-endpoints.mjs'

const its = sharedBackend()
const people = ['a visitor', 'an editor', 'an owner'] as const
const cookies: Record<(typeof people)[number], string> = {
  'a visitor': '',
  'an editor': '',
  'an owner': '',
}

beforeAll(async () => {
  const editor = { username: 'amina', password: 'tresses-et-nattes-42', role: 'redaction' }
  await its.me.confirmed.create('owners', editor)
  cookies['an editor'] = (await signIn(its.backend, editor.password, editor.username)).cookie
  cookies['an owner'] = its.me.cookie
})

const closedPages = ['forgot', 'reset/x', 'create-first-user', 'verify/x']
const paths = [
  ...[...closedEndpoints, 'verify/x'].map((it) => ['POST', `/cms/owners/${it}`] as const),
  ...closedPages.map((it) => ['GET', `/admin/${it}`] as const),
]

/** Spellings that one reader of paths resolves to this one, and another does not. */
function ambiguousSpellings(path: string): string[] {
  const before = path.slice(0, path.lastIndexOf('/'))
  const last = path.slice(before.length + 1)
  return [
    ...['/.', '/x/..', '/%2e', '/x/%2E%2e', '/', '\\.'].map((it) =>
      path.replace(/^\/\w+/, `$&${it}`),
    ),
    ...[`/.${path}`, `/x/..${path}`, `/%2e${path}`, `/x/%2E.${path}`, `/${path}`, path.slice(1)],
    ...[`${before}/./${last}`, `${before}/x/../${last}`, `${before}/x/%2e%2e/${last}`, `${path}/.`],
    ...[`${before}//${last}`, `${before}%2F${last}`, `${before}\\${last}`, `${before}/%5c/${last}`],
    ...[`${path}.rsc`, `${before}.rsc/${last}`, `${path}.segments/x.segment.rsc`],
    ...[`${path};x`, `${path}%3Bx`, `${path}#x`, `${path}%00`, `http://127.0.0.1${path}`],
  ]
}

const escapeOf = (char: string) => `%${char.charCodeAt(0).toString(16)}`

/** Spellings that everybody reads as this path, or as one below it. */
const sameSpellings = (path: string) => [
  ...[path, `${path}/`, `${path}?x`, `${path}/x`, path.replace(/\w$/, escapeOf)],
  ...[path.toUpperCase(), path.replace(/[a-z]/, escapeOf)],
]

/** What is decoded twice, or has an ending to which Next gives a meaning. */
const otherSpellings = (path: string) => [
  ...[path.replace(/\w$/, (it) => `%25${escapeOf(it).slice(1)}`), `${path}.json`],
  ...[
    `${path}%20`,
    `${path}%3Fx`,
    `/_next/data/x${path}.json`,
    `/cms/owners/me/x?nxtPslug=owners&nxtPslug=unlock`,
  ],
]

describe.each(paths)('%s %s, which is closed,', (method, path) => {
  it.each(people)('is closed to %s in every spelling', async (person) => {
    const cookie = cookies[person]
    const body = Buffer.from(method === 'POST' ? '{"username":"amina","token":"x"}' : '')
    const headers = { 'Content-Type': 'application/json', Origin: its.backend.url, Cookie: cookie }
    const length = { 'Content-Length': String(body.length) }
    const statusOf = async (spelling: string) => {
      const sent = { method, headers: { ...headers, ...length }, body }
      return (await rawRequest(its.backend.url, spelling, sent)).status
    }
    for (const spelling of ambiguousSpellings(path)) {
      expect([spelling, await statusOf(spelling)]).toEqual([spelling, 400])
    }
    const closed = cookie ? 404 : 401
    for (const spelling of sameSpellings(path)) {
      const expected = method === 'GET' ? 302 : closed
      expect([spelling, await statusOf(spelling)]).toEqual([spelling, expected])
    }
    for (const spelling of otherSpellings(path)) {
      expect([302, 401, 404], spelling).toContain(await statusOf(spelling))
    }
  })
})
