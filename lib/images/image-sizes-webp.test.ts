import sharp from 'sharp'
import { expect, it } from 'vitest'
import { webpSize } from './image-sizes-webp'

/** A picture of 321 × 123 pixels. */
const drawing = () =>
  sharp({ create: { width: 321, height: 123, channels: 4, background: '#3064e880' } })

const files: [string, () => Promise<Buffer>][] = [
  ['plain', () => drawing().removeAlpha().webp().toBuffer()],
  ['lossless', () => drawing().webp({ lossless: true }).toBuffer()],
  ['with transparency', () => drawing().webp().toBuffer()],
]

it.each(files)('reads a %s file from its first 30 bytes', async (_name, file) => {
  expect(webpSize((await file()).subarray(0, 30))).toEqual({ width: 321, height: 123 })
})

it('knows no size for other files and fragments', async () => {
  expect(webpSize(await drawing().png().toBuffer())).toBeUndefined()
  expect(webpSize((await drawing().webp().toBuffer()).subarray(0, 20))).toBeUndefined()
  expect(webpSize(Buffer.alloc(64))).toBeUndefined()
})
