import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { rawRequest } from '../../../testing/raw-request'
import { backendRoot } from '../../environment/backend-root.mjs'
import { sharedBackend } from '../../testing/shared-backend'
import { sql } from '../../testing/sqlite'

const its = sharedBackend()

/** What Next answers to a call of each of the back-office's server functions, joined. */
async function call(name: string, args: object = { name: 'slug', value: 'a' }): Promise<string> {
  const file = path.join(backendRoot(), '.next/server/server-reference-manifest.json')
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as { node: object }
  const body = Buffer.from(JSON.stringify([{ name, args }]))
  const answers = Object.keys(node).map(async (action) => {
    const headers = {
      Cookie: its.me.cookie,
      Origin: its.backend.url,
      'Content-Type': 'text/plain;charset=UTF-8',
      'Content-Length': String(body.length),
      'Next-Action': action,
    }
    const sent = { method: 'POST', headers, body }
    return (await rawRequest(its.backend.url, '/admin/account', sent)).text
  })
  return (await Promise.all(answers)).join('\n')
}

it('a page calls functions of its list alone: no name gives the token of the session', async () => {
  const token = /payload-token=([^;]+)/.exec(its.me.cookie)?.[1]
  expect(token).toMatch(/.{40}/)
  for (const name of ['constructor', 'valueOf', 'toString', '__proto__', 'slugify', 'x']) {
    expect([name, (await call(name)).includes(String(token))]).toEqual([name, false])
  }
  // One that is in the list gets further than its name.
  const { output } = its.backend
  const unknown = () => output().split('Unknown server function').length - 1
  const before = unknown()
  await call('constructor')
  await expect.poll(unknown).toBeGreaterThan(before)
  const after = unknown()
  await call('form-state')
  expect(unknown()).toBe(after)
})

it('no form locks two things at once, or what there is not, and no answer holds a statement', async () => {
  const form = { data: {}, formState: {}, operation: 'update', schemaPath: 'evenements' }
  const locked = { ...form, returnLockStatus: true, collectionSlug: 'evenements', id: 999_998 }
  const rows = () => sql(its.backend, 'select id from payload_locked_documents')
  for (const args of [{ ...locked, globalSlug: 'reglages' }, locked]) {
    const text = await call('form-state', args)
    expect(text).toContain('Ce contenu n’existe plus.')
    expect(text).not.toMatch(/insert into/i)
    expect(await rows()).toEqual([])
  }
})

it('no form of more rows than a list has is checked', async () => {
  const rows = Array.from({ length: 100_000 }, () => ({}))
  const form = { collectionSlug: 'evenements', schemaPath: 'evenements', operation: 'create' }
  const text = await call('form-state', { ...form, data: { sessions: rows }, formState: {} })
  expect(text).not.toContain('initialValue')
})

it('no list keeps a long preference', async () => {
  const columns = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => `colonne-${index}`))
  const list = { collectionSlug: 'evenements', enableRowSelections: true, columns, query: {} }
  await call('table-state', { ...list, parent: { joinPath: 'x', collectionSlug: 'evenements' } })
  const stored = 'select max(length(value)) as longest from payload_preferences'
  const [{ longest } = {}] = await sql(its.backend, stored)
  expect(Number(longest ?? 0)).toBeLessThan(16 * 1024)
})

it.each(['constructor', '__proto__', 'toString/1', 'valueOf/versions', 'globals/constructor'])(
  'no request reaches «%s», which is no collection',
  async (name) => {
    const headers = { Cookie: its.me.cookie, Origin: its.backend.url }
    const statuses = ['GET', 'POST', 'PATCH', 'DELETE'].map(
      async (method) =>
        (await rawRequest(its.backend.url, `/cms/${name}`, { method, headers })).status,
    )
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([404]))
  },
)
