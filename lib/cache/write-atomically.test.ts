import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeAtomically } from './write-atomically.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'write-atomically-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('creates the folder and replaces the file; no other file remains', async () => {
  const file = path.join(folder, 'a/b/file.json')
  await writeAtomically(file, 'old and longer')
  await writeAtomically(file, new Uint8Array([110, 101, 119]))
  expect(readFileSync(file, 'utf8')).toBe('new')
  expect(readdirSync(path.dirname(file))).toEqual(['file.json'])
})

it('shows readers one whole content while several are written', async () => {
  const file = path.join(folder, 'file.txt')
  const contents = Array.from({ length: 8 }, (_, index) => String(index).repeat(1_000_000))
  await writeAtomically(file, contents[0] ?? '')
  let writing = true
  const writes = Promise.all(contents.map((content) => writeAtomically(file, content)))
  const finished = writes.finally(() => (writing = false))
  while (writing) {
    expect(new Set(readFileSync(file, 'utf8')).size).toBe(1)
    expect(readFileSync(file).length).toBe(1_000_000)
    await new Promise(setImmediate)
  }
  await finished
  expect(readdirSync(folder)).toEqual(['file.txt'])
})

it('throws when it cannot write, and deletes its temporary file', async () => {
  const file = path.join(folder, 'directory')
  mkdirSync(path.join(file, 'occupied'), { recursive: true })
  await expect(writeAtomically(file, 'text')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
  expect(readdirSync(folder)).toEqual(['directory'])
})
