import { stat } from 'node:fs/promises'
import path from 'node:path'
import { createWhole, hasRenditions } from '../../pictures/renditions.mjs'
import { environment } from '../environment'
import type { Upload } from '../payload-types'
import { convertFilm, hasFfmpeg } from './ffmpeg'
import { type Film, readFilm } from './read-film'
import { filmLimits } from './rules'

/** The film for phones: its largest width in pixels, its weight in bytes, and how much of a film it shows. */
const phoneFilm = { width: 480, bytes: 350 * 1024, seconds: 15 }

const phoneFilmFile = `${phoneFilm.width}.mp4`

/** An upright phone shows the middle of a wide film: width and height in pixels as 8 to 9. */
const phoneCrop = "crop='min(iw,ih*8/9)':ih"

/** Brings the colours of HDR films of phones to those of every screen. */
const toStandardColours =
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv'

/** Bits a second above which a film of this size gains nothing. */
const bitRateMax = { page: 2_500_000, phone: 600_000 }

/** Tries, each with less of the allowed weight: encoders keep a rate only roughly. */
const attempts = [0.85, 0.6, 0.4]

const { longSide, shortSide } = filmLimits
const fitPage =
  `scale=w='if(gte(iw,ih),min(${longSide},iw),min(${shortSide},iw))'` +
  `:h='if(gte(iw,ih),min(${shortSide},ih),min(${longSide},ih))'` +
  ':force_original_aspect_ratio=decrease:force_divisible_by=2'

/** Makes a film for a page's header. @throws when it cannot be made small enough */
export function encodeForPage(source: string, target: string, film: Film) {
  const encode = (colours: string[]) =>
    encodeWithin(target, filmLimits.bytes, film.seconds, bitRateMax.page, (rate) =>
      convertFilm(source, target, [
        ...['-vf', [fitPage, ...colours].join(','), '-preset', 'veryfast', '-crf', '24'],
        ...h264(rate),
      ]),
    )
  // Not every ffmpeg has the filter.
  return film.isHdr ? encode([toStandardColours]).catch(() => encode([])) : encode([])
}

/** Makes a film for phones. @throws when it cannot be made small enough */
export function encodeForPhone(source: string, target: string, { seconds }: Film) {
  const shown = Math.min(seconds, phoneFilm.seconds)
  const filter = `${phoneCrop},scale='min(${phoneFilm.width},iw)':-2`
  return encodeWithin(target, phoneFilm.bytes, shown, bitRateMax.phone, (rate) =>
    convertFilm(source, target, [
      ...['-t', String(phoneFilm.seconds), '-vf', filter, '-preset', 'medium', '-crf', '28'],
      ...h264(rate),
    ]),
  )
}

const h264 = (rate: number) => [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-fpsmax', '30'],
  ...['-maxrate', String(rate), '-bufsize', String(rate), '-threads', '2'],
]

async function encodeWithin(
  target: string,
  bytes: number,
  seconds: number,
  rateMax: number,
  encode: (rate: number) => Promise<void>,
) {
  for (const part of attempts) {
    const rate = Math.round(Math.min(rateMax, (bytes * 8 * part) / seconds))
    await encode(rate)
    const { size } = await stat(target)
    if (size <= bytes) return
  }
  throw new Error(`a film of ${seconds} s cannot be made smaller than ${bytes} bytes`)
}

/** Whether phones should get another film than this one, and it can be made. */
export function needsPhoneFilm({ mimeType, filesize }: Upload): boolean {
  return hasFfmpeg() && mimeType === 'video/mp4' && (filesize ?? 0) > phoneFilm.bytes
}

/** The path of the film that was made of another one for phones; undefined while there is none. */
export function phoneFilmOf(film: number | Upload | null | undefined): string | undefined {
  const filename = typeof film === 'object' ? film?.filename : undefined
  if (!filename || !hasRenditions(environment.dataDir, filename)) return undefined
  return `/media/${encodeURIComponent(path.parse(filename).name)}.${phoneFilmFile}`
}

/** Makes the film for phones, unless it exists. @param temporary a folder on the same disk @throws when it cannot be made */
export async function makePhoneFilm(source: string, folder: string, temporary: string) {
  await createWhole(folder, temporary, async (unfinished) => {
    const film = await readFilm(source)
    if (!film) throw new Error('the film is damaged')
    await encodeForPhone(source, path.join(unfinished, phoneFilmFile), film)
  })
}
