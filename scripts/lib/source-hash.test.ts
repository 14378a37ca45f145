import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sourceHash } from './source-hash.mjs'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const hash = () => sourceHash(root, ['app', 'config.ts'])

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'))
  write('app/page.tsx', 'a')
})
afterEach(() => rmSync(root, { recursive: true }))

it('changes with a file’s content and with a new file', () => {
  const first = hash()
  expect(hash()).toBe(first)
  write('app/page.tsx', 'b')
  const second = hash()
  expect(second).not.toBe(first)
  write('config.ts', '')
  expect(hash()).not.toBe(second)
})

it('changes with the environment', () => {
  expect(sourceHash(root, ['app'], 'a')).not.toBe(sourceHash(root, ['app'], 'b'))
})

it('ignores what is not built: tests, packages, other folders', () => {
  const first = hash()
  write('app/page.test.tsx', 'x')
  write('app/node_modules/x.js', 'x')
  write('other/file.ts', 'x')
  expect(hash()).toBe(first)
})
