import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { takenOn } from './exif-date'

const toBuffer = (bytes: Uint8Array) => new Uint8Array(bytes).buffer

async function jpeg(exif: Record<string, string>): Promise<ArrayBuffer> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  return toBuffer(await picture.withExif({ IFD2: exif }).jpeg().toBuffer())
}

it('says when a JPEG was taken', async () => {
  const photo = await jpeg({ DateTimeOriginal: '2026:11:05 17:20:31' })
  expect(takenOn(photo)).toEqual(new Date(2026, 10, 5, 17, 20))
})

it('says when a HEIC was taken', () => {
  const photo = readFileSync(
    path.resolve(import.meta.dirname, '../../testing/fixtures/iphone.heic'),
  )
  expect(takenOn(toBuffer(photo))).toEqual(new Date(2026, 10, 5, 17, 20))
})

it('says nothing of a photo without a date, or with one that makes no sense', async () => {
  expect(takenOn(await jpeg({ LensModel: 'x' }))).toBeUndefined()
  expect(takenOn(await jpeg({ DateTimeOriginal: '0000:00:00 00:00:00' }))).toBeUndefined()
  expect(takenOn(new ArrayBuffer(0))).toBeUndefined()
})

it('never fails, wherever the file ends', async () => {
  const photo = await jpeg({ DateTimeOriginal: '2026:11:05 17:20:31' })
  for (let end = 0; end < 300; end += 1) expect(() => takenOn(photo.slice(0, end))).not.toThrow()
})
