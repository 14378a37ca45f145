import { expect, it } from 'vitest'
import type { Film } from './read-film'
import { heavyFilm, inMegabytes, refusalAsItIs, refusalAnyway, treatmentOf } from './rules'

const megabyte = 1024 * 1024
const good: Film = {
  codec: 'avc1',
  playsEverywhere: true,
  seconds: 8,
  width: 1280,
  height: 720,
  hasSound: false,
  isFastStart: true,
  isHdr: false,
}

it.each([
  ['a light film', good, 2, true, 'none'],
  ['an upright one', { ...good, width: 720, height: 1280 }, 2, true, 'none'],
  ['sound', { ...good, hasSound: true }, 2, true, 'copy'],
  ['a header at the end', { ...good, isFastStart: false }, 2, true, 'copy'],
  ['a MOV', good, 2, false, 'copy'],
  ['HEVC', { ...good, playsEverywhere: false }, 2, true, 'encode'],
  ['54 MB', good, 54, true, 'encode'],
  ['more pixels', { ...good, width: 1920, height: 1080 }, 2, true, 'encode'],
  ['a square with more pixels', { ...good, width: 1080, height: 1080 }, 2, true, 'encode'],
] as const)('with ffmpeg, %s: %#', (_what, film, megabytes, isMp4, expected) => {
  expect(treatmentOf(film, megabytes * megabyte, isMp4)).toBe(expected)
})

it('without ffmpeg, a light MP4 in H.264 is accepted', () => {
  expect(
    refusalAsItIs({ ...good, width: 1920, height: 1080, hasSound: true }, 6 * megabyte, true),
  ).toBeNull()
})

it.each([
  ['HEVC', { ...good, playsEverywhere: false }, 2, true, /format que beaucoup de téléphones/],
  ['a MOV', good, 2, false, /format que beaucoup de téléphones/],
  ['54 MB', good, 54, true, /pèse 54\sMo.*6\sMo au plus/],
] as const)(
  'without ffmpeg, %s is refused and the sentence says how to shrink it',
  (_what, film, megabytes, isMp4, reason) => {
    const sentence = refusalAsItIs(film, megabytes * megabyte, isMp4)
    expect(sentence).toMatch(reason)
    expect(sentence).toMatch(/WhatsApp.*iPhone.*Le plus compatible.*Android/)
  },
)

it('a film of more than a minute is refused, with its duration', () => {
  expect(refusalAnyway({ ...good, seconds: 60.4 })).toBeNull()
  expect(refusalAnyway({ ...good, seconds: 200 })).toMatch(
    /dure 3\smin 20\ss\. Il faut 60\ssecondes/,
  )
  expect(refusalAnyway({ ...good, seconds: 120 })).toMatch(/dure 2\smin\./)
})

it('weights are written in French', () => {
  expect(inMegabytes(53.84 * megabyte)).toBe('53,8\u00a0Mo')
})

it('a film of an earlier version that is too heavy is named with its weight', () => {
  expect(heavyFilm(6 * megabyte, true)).toBeNull()
  expect(heavyFilm(54 * megabyte, true)).toMatch(/pèse 54\sMo.*Envoyez-le de nouveau/)
  expect(heavyFilm(54 * megabyte, false)).toMatch(/pèse 54\sMo.*WhatsApp/)
})

it('a film of more pixels than 4K is refused, upright or not, before anything decodes it', () => {
  for (const [width, height] of [
    [3840, 2160],
    [2160, 3840],
    [4096, 2304],
  ] as const) {
    expect(refusalAnyway({ ...good, width, height })).toBeNull()
  }
  expect(refusalAnyway({ ...good, width: 7680, height: 4320 })).toMatch(/7680 × 4320.*4K au plus/)
})
