import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepHashedFiles, releases } from './releases.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'releases-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, content = '') => {
  const file = path.join(root, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  return file
}
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const folder = () => path.join(root, '.cluster/releases')

it('numbers releases, and deletes those that nothing serves', () => {
  const all = releases(root, folder())
  expect(path.basename(all.latest())).toBe('1')
  for (const number of [9, 10, 11]) write(`.cluster/releases/${number}/x`)
  expect(path.basename(all.latest())).toBe('11')
  expect(path.basename(all.next())).toBe('12')
  all.deleteOthers([path.join(folder(), '10'), path.join(folder(), '11')])
  expect(readdirSync(folder())).toEqual(['10', '11'])
})

it('copies the sources without builds, data and tests; the build of the release stays', () => {
  write('lib/a.mjs', 'new')
  write('backend/server/b.mjs', 'server')
  for (const name of ['.next/BUILD_ID', 'backend/.next/BUILD_ID', 'backend/data/secret', 'e2e/x']) {
    write(name)
  }
  write('node_modules/next/package.json', '{}')
  write('.cluster/releases/1/.next/BUILD_ID', 'build')
  write('.cluster/releases/1/lib/deleted.mjs')
  releases(root, folder()).copySources(path.join(folder(), '1'))
  expect(read('.cluster/releases/1/lib/a.mjs')).toBe('new')
  expect(read('.cluster/releases/1/backend/server/b.mjs')).toBe('server')
  expect(read('.cluster/releases/1/.next/BUILD_ID')).toBe('build')
  expect(read('.cluster/releases/1/node_modules/next/package.json')).toBe('{}')
  for (const name of ['lib/deleted.mjs', 'backend/.next', 'backend/data', 'e2e', '.cluster']) {
    expect(existsSync(path.join(folder(), '1', name))).toBe(false)
  }
})

it('keeps the hashed files of a former release for a week, and replaces none', () => {
  const chunks = '.next/static/chunks'
  write(`1/${chunks}/former.js`, 'former')
  write(`1/${chunks}/both.js`, 'former')
  write('1/public/_pictures/picture.avif', 'former')
  const old = write(`1/${chunks}/old.js`)
  const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 3600
  utimesSync(old, eightDaysAgo, eightDaysAgo)
  write(`2/${chunks}/both.js`, 'new')
  keepHashedFiles(path.join(root, '1'), path.join(root, '2'))
  expect(readdirSync(path.join(root, '2', chunks))).toEqual(['both.js', 'former.js'])
  expect(read(`2/${chunks}/both.js`)).toBe('new')
  expect(read('2/public/_pictures/picture.avif')).toBe('former')
})
