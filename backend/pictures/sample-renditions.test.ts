import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { picture } from '../../testing/files'
import {
  copyRenditions,
  keptRenditions,
  makeSampleRenditions,
  sampleRenditions,
} from './sample-renditions.mjs'

let root: string
let sample: Buffer
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'samples-'))
  sample = await picture('jpeg', 1, 400)
  mkdirSync(path.join(root, 'seed/pictures/maisons'), { recursive: true })
  writeFileSync(path.join(root, 'seed/pictures/maisons/01.jpg'), sample)
})
afterEach(() => rmSync(root, { recursive: true }))

const copy = async (content: Buffer) => {
  const folder = path.join(root, 'data/renditions')
  await copyRenditions(sampleRenditions(root, content), folder, path.join(root, 'data/tmp'))
  return existsSync(folder) ? readdirSync(folder).toSorted() : []
}

it('are made once for all data folders, which copy them', async () => {
  expect(await copy(sample)).toEqual([])
  await makeSampleRenditions(root)
  expect(await copy(sample)).toEqual(['400.avif', '400.webp'])
})

it('have a place to be kept in; pictures of the owner have none', async () => {
  const keptFolderOf = keptRenditions(root)
  const hash = createHash('sha256').update(sample).digest('hex')
  const folder = keptFolderOf(`maisons-01-${hash.slice(0, 10)}.jpg`)
  expect(folder).toMatch(/seed\/renditions\/[0-9a-f]{16}$/)
  await makeSampleRenditions(root)
  expect(existsSync(folder ?? '')).toBe(true)
  expect(keptFolderOf('maisons-01-0123456789.jpg')).toBeUndefined()
})

it('are not kept in an installation without the samples, or that cannot be written', () => {
  rmSync(path.join(root, 'seed'), { recursive: true })
  expect(keptRenditions(root)('maisons-01-0123456789.jpg')).toBeUndefined()
})
