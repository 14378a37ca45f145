import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { picture } from '../../../testing/files'
import { heicToJpeg, storePicture } from './store-picture'

const folder = mkdtempSync(path.join(tmpdir(), 'costly-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [source, target] = ['a', 'b'].map((name) => path.join(folder, name)) as [string, string]
const open = (content: Buffer, convert = storePicture) => {
  writeFileSync(source, content)
  return convert(source, target)
}

// A program that takes more than 300 MB ends.
beforeEach(() => void vi.spyOn(process, 'constrainedMemory').mockReturnValue(350 * 1024 * 1024))
afterEach(() => void vi.restoreAllMocks())
afterEach(() => void vi.useRealTimers())

const words = (...values: number[]) => Buffer.concat(values.map((it) => le(it).reverse()))
const le = (value: number, length = 4) => {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntLE(value, 0, length)
  return bytes
}
const repeated = (content: Buffer, times: number) => Buffer.alloc(content.length * times, content)

/** A PNG with further chunks behind its header. */
async function png(...chunks: Buffer[]) {
  const plain = await picture('png')
  return Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)])
}
function chunk(type: string, content: Buffer) {
  const typed = Buffer.concat([Buffer.from(type), content])
  return Buffer.concat([words(content.length), typed, words(crc32(typed))])
}

/** A JPEG with further segments at its beginning. */
async function jpeg(...segments: Buffer[]) {
  const plain = await picture('jpeg')
  return Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(2)])
}
function exif(content: Buffer) {
  const head = Buffer.concat([Buffer.from('Exif\0\0II*\0'), le(8)])
  const length = le(2 + head.length + content.length, 2).reverse()
  return Buffer.concat([Buffer.from([0xff, 0xe1]), length, head, content])
}

/** 5,000 tags of metadata; the directory after them is itself, without an end. */
const tags = Buffer.concat([
  le(5000, 2),
  repeated(Buffer.concat([le(0x010e, 2), le(4, 2), le(1), le(8)]), 5000),
  le(8),
])

const zeros = deflateSync(Buffer.alloc(200_000_000), { level: 1 })

it.each([
  ['a JPEG of a million empty comments', () => jpeg(repeated(words(0xfffe0002), 1_000_000))],
  ['a JPEG with endless EXIF', () => jpeg(exif(tags))],
  ['a PNG of 200,000 empty texts', () => png(repeated(chunk('tEXt', Buffer.from('a\0')), 200_000))],
  [
    'a PNG with 200 MB of text in a few bytes',
    () => png(chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), zeros]))),
  ],
  [
    'a PNG with 200 MB of colour profile',
    () => png(chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), zeros]))),
  ],
])('%s is read within seconds and 300 MB', async (_what, costly) => {
  const content = await costly()
  const before = performance.now()
  // Whether it is taken or refused as damaged is the library's business.
  const answer = await open(content).catch(String)
  expect(String(answer)).toMatch(/^true$|abîmé/)
  expect(performance.now() - before).toBeLessThan(30_000)
})

/** One line of an animated WebP, as often as wanted. */
async function lines(count: number) {
  const create = { width: 5000, height: 1, channels: 3, background: '#256' } as const
  const line = (await sharp({ create }).webp({ lossless: true }).toBuffer()).subarray(12)
  const part = (type: string, ...contents: Buffer[]) => {
    const content = Buffer.concat(contents)
    return Buffer.concat([Buffer.from(type), le(content.length), content])
  }
  const size = [le(4999, 3), le(0, 3)]
  const frame = part('ANMF', le(0, 6), ...size, le(10, 3), Buffer.alloc(1), line)
  const head = [part('VP8X', le(2), ...size), part('ANIM', le(0, 6))]
  return part('RIFF', Buffer.from('WEBP'), ...head, repeated(frame, count))
}

it('an animated WebP of 400,000 pictures is given up after a minute', async () => {
  const content = await lines(400_000)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = open(content).catch(String)
  while (vi.getTimerCount() === 0) await new Promise(setImmediate)
  vi.advanceTimersByTime(60_000)
  expect(await answer).toContain('abîmé')
})

const photo = readFileSync(path.resolve(import.meta.dirname, '../../testing/fixtures/iphone.heic'))

it('a HEIC photo that says more pixels is refused by its header', async () => {
  const large = Buffer.from(photo)
  const at = large.indexOf('ispe') + 8
  words(12_001, 2).copy(large, at)
  await expect(open(large, heicToJpeg)).rejects.toThrow('trop grande')
})

it('a HEIC photo with a million empty boxes is refused within seconds', async () => {
  const before = performance.now()
  const boxes = repeated(Buffer.from('\0\0\0\x08free'), 1_000_000)
  const type = photo.subarray(0, 28)
  const meta = Buffer.concat([words(boxes.length + 12), Buffer.from('meta\0\0\0\0'), boxes])
  await expect(open(Buffer.concat([type, meta]), heicToJpeg)).rejects.toThrow('HEIC')
  expect(performance.now() - before).toBeLessThan(30_000)
})
