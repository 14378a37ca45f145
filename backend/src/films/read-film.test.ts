import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, describe, expect, it } from 'vitest'
import { mp4 } from '../../../testing/files'
import { readFilm } from './read-film'

const folder = mkdtempSync(path.join(tmpdir(), 'films-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(content: Buffer) {
  const file = path.join(folder, 'film')
  writeFileSync(file, content)
  return readFilm(file)
}

it('reads codec, duration, size and sound of an MP4', async () => {
  expect(await read(mp4(100, { seconds: 12, width: 1920, height: 1080, sound: true }))).toEqual({
    codec: 'avc1',
    playsEverywhere: true,
    seconds: 12,
    width: 1920,
    height: 1080,
    hasSound: true,
    isFastStart: true,
    isHdr: false,
  })
})

it('says of a film without pictures that it is a sound', async () => {
  const film = mp4(100, { seconds: 12, sound: true }).toString('latin1').replaceAll('vide', 'soun')
  await expect(read(Buffer.from(film, 'latin1'))).rejects.toThrow(/^C’est un son, sans image/)
})

it('reads a MOV of an iPhone: HEVC in HDR, its header at the end', async () => {
  const film = mp4(100, { brand: 'qt  ', codec: 'hvc1', transfer: 18, headerFirst: false })
  expect(await read(film)).toMatchObject({
    codec: 'hvc1',
    playsEverywhere: false,
    isFastStart: false,
    isHdr: true,
  })
})

it('knows that H.264 with ten bits a colour does not play everywhere', async () => {
  expect(await read(mp4(100, { profile: 110 }))).toMatchObject({ playsEverywhere: false })
})

it('reads the films of the sample content', async () => {
  const film = path.resolve(import.meta.dirname, '../../seed/pictures/entetes/accueil.mp4')
  expect(await readFilm(film)).toMatchObject({
    playsEverywhere: true,
    seconds: expect.closeTo(8, 0) as number,
    width: 1280,
    height: 720,
    hasSound: false,
    isFastStart: true,
  })
})

describe('finds nothing in', () => {
  const whole = mp4(100)
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a file that ends early', whole.subarray(0, 300)],
    ['a file without a header', mp4(4000, { headerFirst: false }).subarray(0, 4000)],
    ['a film without a duration', mp4(100, { seconds: 0 })],
    ['lengths that make no sense', Buffer.from(whole).fill(0xff, 24, 28)],
  ])('%s', async (_what, content) => {
    expect(await read(content)).toBeNull()
  })

  it('a header of which any byte is wrong, or everything that can be told', async () => {
    for (let at = 0; at < 400; at += 1) {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] ?? 0) ^ 0xff
      await expect(read(damaged)).resolves.toBeDefined()
    }
  })
})

describe('is not kept busy by', () => {
  const boxes = (type: string, count: number) => Buffer.alloc(count * 8, `\0\0\0\x08${type}`)
  const inside = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8, `\0\0\0\0${type}`)
    head.writeUInt32BE(content.length + 8)
    return Buffer.concat([head, content])
  }
  const whole = mp4(100)
  /** Boxes as deep as they can stand in five megabytes. */
  const nested = () => {
    const heads = boxes('trak', 650_000)
    for (let at = 0; at < heads.length; at += 8) heads.writeUInt32BE(heads.length - at, at)
    return heads
  }
  /** A table that claims samples, which need no byte each where all are of one size. */
  const claimed = (count: number) => {
    const film = mp4(100, { samples: count })
    expect(film.length).toBeLessThan(1000)
    return film
  }

  it.each([
    ['five megabytes of empty boxes', () => Buffer.concat([whole, boxes('free', 650_000)])],
    ['a header of eight megabytes', () => inside('moov', boxes('free', 1_000_000))],
    ['a header of tracks', () => inside('moov', boxes('trak', 1_000_000))],
    ['boxes in boxes', () => inside('moov', nested())],
    ['a hundred million samples', () => claimed(100_000_000)],
  ])('%s', async (_what, costly) => {
    const content = costly()
    const delay = monitorEventLoopDelay({ resolution: 10 })
    const [before, { heapUsed, external }] = [performance.now(), process.memoryUsage()]
    delay.enable()
    expect(await read(content)).toBeNull()
    delay.disable()
    const after = process.memoryUsage()
    expect(performance.now() - before).toBeLessThan(10_000)
    expect(delay.max / 1e6).toBeLessThan(2000)
    expect(after.heapUsed + after.external - heapUsed - external).toBeLessThan(20_000_000)
  })

  it('the tables of a film of a minute with uncompressed sound', async () => {
    expect(await read(mp4(100, { seconds: 60, samples: 60 * 48_000 }))).not.toBeNull()
  })
})
