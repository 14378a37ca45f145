import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Entry, serialize } from './entry-text.mjs'
import { storedPages } from './stored-pages.mjs'
import { page } from './test-pages'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stored-pages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const entry: Entry = { value: page('<p>«é»</p>'), lastModified: 1000 }

it('restores a page as it was stored, and no other', async () => {
  await storedPages(folder).write('/a', serialize(entry))
  expect(await storedPages(folder).read('/a')).toEqual(entry)
  expect(await storedPages(folder).read('/b')).toBeUndefined()
  await storedPages(folder).delete('/a')
  expect(await storedPages(folder).read('/a')).toBeUndefined()
})

it('has no page for a corrupt file', async () => {
  await storedPages(folder).write('/a', serialize(entry))
  writeFileSync(path.join(folder, readdirSync(folder)[0] ?? ''), '{"value":')
  expect(await storedPages(folder).read('/a')).toBeUndefined()
})

it('no URL makes a file name long', async () => {
  const key = `/${'é'.repeat(3000)}/${'a'.repeat(3000)}`
  await storedPages(folder).write(key, serialize(entry))
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{40}\.json$/)])
  expect(await storedPages(folder).read(key)).toEqual(entry)
})
