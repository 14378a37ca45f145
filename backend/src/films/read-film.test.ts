import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
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
