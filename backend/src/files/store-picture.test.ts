import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { animatedWebp, pngOf } from '../../../testing/files'
import { storePicture } from './store-picture'

const folder = mkdtempSync(path.join(tmpdir(), 'store-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [source, target] = ['a', 'b'].map((name) => path.join(folder, name)) as [string, string]
const store = (content: Buffer) => {
  writeFileSync(source, content)
  return storePicture(source, target)
}

it.each([
  ['a side', () => pngOf(12_001, 2)],
  ['all pixels', () => pngOf(7800, 7800)],
  ['all pictures of an animated one', () => animatedWebp(100, 12_100)],
])('is refused by its header for %s', async (_, file) => {
  await expect(store(await file())).rejects.toThrow('trop grande')
})

it.each(['jpeg', 'png', 'webp'] as const)(
  'a large %s is made small and upright',
  async (format) => {
    const create = { width: 4000, height: 2000, channels: 3, background: '#256' } as const
    const lying = sharp({ create }).withMetadata({ orientation: 6 }).toFormat(format)
    expect(await store(await lying.toBuffer())).toBe(true)
    const { width, height, exif, ...made } = await sharp(readFileSync(target)).metadata()
    expect([width, height, exif, made.format]).toEqual([1200, 2400, undefined, format])
  },
)

it('an animated picture stays animated', async () => {
  await store(await animatedWebp(2600, 2600))
  expect(await sharp(readFileSync(target)).metadata()).toMatchObject({ width: 2400, pages: 26 })
})

it('a damaged one is refused', async () => {
  await expect(store(Buffer.from('rien'))).rejects.toThrow('abîmé')
})
