import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { animatedWebp, pngOf } from '../../testing/files'
import { needsShrinking, shrinkApart } from './shrink-picture'
import type { UploadedFile } from './uploaded-file'

const folder = mkdtempSync(path.join(tmpdir(), 'shrink-'))
afterAll(() => rmSync(folder, { recursive: true }))

const uploaded = (data: Buffer) => ({ data, tempFilePath: '' }) as UploadedFile
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#256' } })
it.each([
  [2400, 2400, false],
  [2401, 2400, true],
  [12_000, 5000, true],
])('%i × %i pixels: decoded apart: %s', async (width, height, isApart) => {
  expect(await needsShrinking(uploaded(pngOf(width, height)))).toBe(isApart)
})

it.each([
  ['a side', () => pngOf(12_001, 2)],
  ['all pixels', () => pngOf(7800, 7800)],
  ['all pictures of an animated one', () => animatedWebp(100, 12_100)],
])('is refused by its header for %s', async (_, file) => {
  await expect(needsShrinking(uploaded(await file()))).rejects.toThrow('trop grande')
})

it('what has no readable header is left to Payload', async () => {
  expect(await needsShrinking(uploaded(Buffer.from('rien')))).toBe(false)
})

it.each(['jpeg', 'png', 'webp'] as const)(
  'a large %s is made small and upright',
  async (format) => {
    const [source, target] = ['a', 'b'].map((name) => path.join(folder, `${format}-${name}`))
    const lying = plain(4000, 2000).withMetadata({ orientation: 6 })
    await lying.toFormat(format).toFile(source ?? '')
    expect(await shrinkApart(source ?? '', target ?? '')).toBe(true)
    const { width, height, exif, ...made } = await sharp(target).metadata()
    expect([width, height, exif, made.format]).toEqual([1200, 2400, undefined, format])
  },
)

it('an animated picture stays animated', async () => {
  const [source = '', target = ''] = ['a', 'b'].map((name) => path.join(folder, name))
  writeFileSync(source, await animatedWebp(2600, 2600))
  await shrinkApart(source, target)
  expect(await sharp(target).metadata()).toMatchObject({ width: 2400, pages: 26 })
})

it('a damaged one is refused', async () => {
  await expect(shrinkApart(path.join(folder, 'none'), path.join(folder, 'c'))).rejects.toThrow(
    'abîmé',
  )
})
