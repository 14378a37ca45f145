import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { captureLog } from '@/testing/captured-log'
import { cappedDirectory } from './capped-directory.mjs'

let folder: string
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'capped-')), 'store')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(path.dirname(folder), { recursive: true, force: true })
})

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
const bytes = () => files().reduce((sum, file) => sum + statSync(file).size, 0)
const kilobyte = 'x'.repeat(1000)
/** Makes a file look as if it was last used some seconds ago. */
function age(name: string, seconds: number): void {
  const used = Date.now() / 1000 - seconds
  utimesSync(path.join(folder, name), used, used)
}

it('reads what was written, and when', async () => {
  const store = cappedDirectory(folder, 1_000_000)
  const before = Date.now() - 1000
  await store.write('a/b.jpg', 'text')
  const read = await store.read('a/b.jpg')
  expect(read?.content.toString()).toBe('text')
  expect(read?.writtenAt).toBeGreaterThan(before)
  expect(await store.read('absent')).toBeUndefined()
  expect(await store.list('a')).toEqual(['b.jpg'])
  await store.delete('a')
  expect([await store.read('a/b.jpg'), await store.list('a')]).toEqual([undefined, []])
})

it('never holds more than its cap, also when two processes write at the same time', async () => {
  const processes = [cappedDirectory(folder, 50_000), cappedDirectory(folder, 50_000)]
  for (let index = 0; index < 200; index += 1) {
    await processes[index % 2]?.write(`${index}/page.json`, kilobyte)
    expect(bytes()).toBeLessThanOrEqual(50_000)
  }
  expect(bytes()).toBeGreaterThan(20_000)
  expect(readdirSync(folder)).toHaveLength(files().length)
})

it('deletes what was used least recently, and keeps what was read', async () => {
  const store = cappedDirectory(folder, 10_000)
  for (const name of ['old', 'read', 'touched']) {
    await store.write(name, kilobyte)
    age(name, 3600)
  }
  await Promise.all([store.read('read'), store.touch('touched')])
  for (let index = 0; index < 6; index += 1) await store.write(`new-${index}`, kilobyte)
  const names = files().map((file) => path.basename(file))
  expect(names).toEqual(expect.arrayContaining(['read', 'touched', 'new-5']))
  expect(names).not.toContain('old')
})

it('counts what earlier processes have left', async () => {
  mkdirSync(folder)
  for (let index = 0; index < 30; index += 1) {
    writeFileSync(path.join(folder, `old-${index}`), kilobyte)
    age(`old-${index}`, 60)
  }
  await cappedDirectory(folder, 10_000).write('new', kilobyte)
  expect(bytes()).toBeLessThanOrEqual(10_000)
  expect(files().map((file) => path.basename(file))).toContain('new')
})

it('does not write what would push out half of the rest', async () => {
  const store = cappedDirectory(folder, 10_000)
  await store.write('small', kilobyte)
  await store.write('large', kilobyte.repeat(6))
  expect(files().map((file) => path.basename(file))).toEqual(['small'])
})

it('logs once a minute that it cannot write, and never throws', async () => {
  const lines = captureLog()
  writeFileSync(folder, '')
  const store = cappedDirectory(folder, 10_000)
  for (const name of ['a', 'b', 'c']) await store.write(name, kilobyte)
  expect(lines).toMatchObject([{ component: 'cache', message: 'Cache folder not written' }])
  expect(await store.read('a')).toBeUndefined()
  await store.delete('a')
})
