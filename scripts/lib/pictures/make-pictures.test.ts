import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { phoneRenditionOf, renditionsOf } from '../../../lib/images/renditions'
import { makePictures } from './make-pictures'

let root: string
beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  await draw('red')
})
afterEach(() => rmSync(root, { recursive: true }))

async function draw(background: string) {
  const folder = path.join(root, 'public/images/hero')
  mkdirSync(folder, { recursive: true })
  await sharp({ create: { width: 500, height: 300, channels: 3, background } })
    .jpeg()
    .toFile(path.join(folder, 'accueil.jpg'))
}

const files = () => readdirSync(path.join(root, 'public/_pictures/hero')).toSorted()

it('makes every rendition in its format and width', async () => {
  const pictures = await makePictures(root, { prune: true })
  const picture = pictures['hero/accueil']
  if (!picture) throw new Error('The picture is missing.')
  expect(picture.width).toBe(500)
  const renditions = (['avif', 'webp'] as const).flatMap((type) =>
    renditionsOf('hero/accueil', picture, type),
  )
  for (const { path: name, width, type } of renditions) {
    const found = await sharp(path.join(root, 'public', name)).metadata()
    expect(found).toMatchObject({ width, format: type === 'avif' ? 'heif' : 'webp' })
  }
  const crops = (['avif', 'webp'] as const).map((type) =>
    phoneRenditionOf('hero/accueil', picture, type),
  )
  for (const crop of crops) {
    const found = await sharp(path.join(root, 'public', crop?.path ?? '')).metadata()
    expect(found).toMatchObject({ width: 250, height: 300 })
  }
  expect(files()).toHaveLength(renditions.length + crops.length)
})

it('makes nothing twice', async () => {
  await makePictures(root, { prune: true })
  const [first = ''] = files()
  const file = path.join(root, 'public/_pictures/hero', first)
  utimesSync(file, 1, 1)
  await makePictures(root, { prune: true })
  expect(statSync(file).mtimeMs).toBe(1000)
})

it('gives a changed picture new names, and deletes the former files for a build only', async () => {
  await makePictures(root, { prune: true })
  const before = files()
  await draw('blue')
  await makePictures(root, { prune: false })
  expect(files()).toHaveLength(2 * before.length)
  await makePictures(root, { prune: true })
  expect(files()).toHaveLength(before.length)
  expect(files().some((file) => before.includes(file))).toBe(false)
  expect(existsSync(path.join(root, 'public/images/hero/accueil.jpg'))).toBe(true)
})
