import sharp from 'sharp'
import { expect, it } from 'vitest'
import { imageSizeOf } from './image-size'

/** A picture of 321 × 123 pixels. */
const drawing = () =>
  sharp({ create: { width: 321, height: 123, channels: 4, background: '#3064e880' } })

const files: [string, () => Promise<Buffer>][] = [
  ['plain', () => drawing().removeAlpha().webp().toBuffer()],
  ['lossless', () => drawing().webp({ lossless: true }).toBuffer()],
  ['with transparency', () => drawing().webp().toBuffer()],
]

it.each(files)('reads a %s WebP file from its first 30 bytes', async (_name, file) => {
  expect(imageSizeOf((await file()).subarray(0, 30))).toEqual({ width: 321, height: 123 })
})

it('is undefined for fragments and for files that are not pictures', async () => {
  expect(imageSizeOf((await drawing().webp().toBuffer()).subarray(0, 20))).toBeUndefined()
  expect(imageSizeOf(Buffer.alloc(64))).toBeUndefined()
})

it.each(['png', 'jpeg', 'avif', 'gif'] as const)('reads a %s file', async (format) => {
  expect(imageSizeOf(await drawing().toFormat(format).toBuffer())).toEqual({
    width: 321,
    height: 123,
  })
})

it('applies the EXIF orientation', async () => {
  const turned = await drawing().jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(imageSizeOf(turned)).toEqual({ width: 123, height: 321 })
})
