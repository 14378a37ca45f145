import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root as project } from '../root.mjs'
import { listPictures, missingFiles, wantedFiles } from './list-pictures'
import { makePictures } from './make-pictures'

let root: string
beforeEach(async () => {
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

it('the committed renditions are those of the present pictures (else: npm run pictures)', () => {
  const wanted = wantedFiles(listPictures(project))
  const made = readdirSync(path.join(project, 'public/_pictures'), {
    recursive: true,
    withFileTypes: true,
  })
  expect(missingFiles(project, wanted).map(({ rendition }) => rendition.path)).toEqual([])
  expect(made.filter((entry) => entry.isFile())).toHaveLength(wanted.length)
})

it('makes every rendition in its format, width and crop', async () => {
  const wanted = wantedFiles(listPictures(root))
  expect(await makePictures(root)).toBe(wanted.length)
  expect(files()).toHaveLength(wanted.length)
  const crops = wanted.filter(({ rendition }) => rendition.crop)
  expect(crops.map(({ rendition }) => rendition.width)).toEqual([250, 250])
  for (const { source, rendition } of wanted) {
    expect(source).toBe('public/images/hero/accueil.jpg')
    const found = await sharp(path.join(root, 'public', rendition.path)).metadata()
    const format = rendition.type === 'avif' ? 'heif' : 'webp'
    const height = rendition.crop ? 300 : Math.round(rendition.width * 0.6)
    expect(found).toMatchObject({ width: rendition.width, height, format })
  }
})

it('makes nothing twice', async () => {
  await makePictures(root)
  expect(await makePictures(root)).toBe(0)
})

it('gives a changed picture new names, and deletes the former files', async () => {
  await makePictures(root)
  const before = files()
  await draw('blue')
  expect(missingFiles(root, wantedFiles(listPictures(root)))).toHaveLength(before.length)
  await makePictures(root)
  expect(files()).toHaveLength(before.length)
  expect(files().some((file) => before.includes(file))).toBe(false)
  expect(existsSync(path.join(root, 'public/images/hero/accueil.jpg'))).toBe(true)
})
