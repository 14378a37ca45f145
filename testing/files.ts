import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A plain picture; another shade gives other bytes, and so another name. */
export function picture(format: 'jpeg' | 'png' | 'webp' = 'jpeg', shade = 0, width = 80) {
  const background = { r: shade % 256, g: 100, b: 200 }
  return sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

/** An animated WebP, whose pictures, each of another shade, have a hundred rows, and so many in all. */
export function animatedWebp(width: number, rows: number): Promise<Buffer> {
  const shades = Array.from({ length: rows / 100 }, (_, index) =>
    Buffer.alloc(width * 100 * 3, (index * 7) % 256),
  )
  const raw = { width, height: rows, channels: 3 as const, pageHeight: 100 }
  return sharp(Buffer.concat(shades), { raw }).webp({ effort: 0 }).toBuffer()
}

/** A PNG whose header says so many pixels; the file itself weighs nothing. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.concat([words(width, height), Buffer.from([8, 2, 0, 0, 0])])
  const chunks = [
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(1000))],
    ['IEND', Buffer.alloc(0)],
  ] as const
  const parts = chunks.map(([type, content]) => {
    const typed = Buffer.concat([Buffer.from(type), content])
    return Buffer.concat([words(content.length), typed, words(crc32(typed))])
  })
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

type FilmOptions = {
  /** Four characters of the kind of file: `isom` is MP4, `qt  ` MOV. */
  brand?: string
  codec?: string
  profile?: number
  seconds?: number
  width?: number
  height?: number
  sound?: boolean
  headerFirst?: boolean
  /** The transfer function of its colours, as ISO/IEC 23091-2 numbers them. */
  transfer?: number
  /** How many its table claims, all of one size. */
  samples?: number
}

/** A film with a real header and the given length of data in bytes, in which there are no pictures. */
export function mp4(length = 4000, options: FilmOptions = {}): Buffer {
  const { brand = 'isom', headerFirst = true, sound = false, seconds = 8 } = options
  const media = box('mdat', Buffer.alloc(length, 'abcdefghij'))
  const sizes = box('stsz', words(0, 1, options.samples ?? 0))
  const tracks = [track('vide', box('stsd', words(0, 1), videoEntry(options)), sizes)]
  if (sound) tracks.push(track('soun', box('stsd', words(0, 0))))
  const moov = box('moov', box('mvhd', words(0, 0, 0, 600, seconds * 600)), ...tracks)
  const type = box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}mp42`))
  return Buffer.concat([type, ...(headerFirst ? [moov, media] : [media, moov])])
}

function track(handler: string, ...tables: Buffer[]): Buffer {
  const kind = box('hdlr', words(0, 0), Buffer.from(`${handler}\0`))
  return box('trak', box('mdia', kind, box('minf', box('stbl', ...tables))))
}

function videoEntry({ codec = 'avc1', profile = 100, transfer, ...size }: FilmOptions): Buffer {
  const { width = 1280, height = 720 } = size
  const fixed = Buffer.alloc(78)
  fixed.writeUInt16BE(width, 24)
  fixed.writeUInt16BE(height, 26)
  const details = codec.startsWith('avc') ? [box('avcC', Buffer.from([1, profile, 0, 31]))] : []
  if (transfer)
    details.push(box('colr', Buffer.from(`nclx\0\x09\0${String.fromCharCode(transfer)}\0\0`)))
  return box(codec, fixed, ...details)
}

function words(...values: number[]): Buffer {
  const content = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => content.writeUInt32BE(value, index * 4))
  return content
}

function box(type: string, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  return Buffer.concat([words(content.length + 8), Buffer.from(type, 'latin1'), content])
}
