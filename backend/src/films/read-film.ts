import { type FileHandle, open } from 'node:fs/promises'
import refusals from '../files/refusals.json'
import { Refusal } from '../files/uploaded-file'

/** What the header of an MP4 or MOV says of its picture and sound. */
export type Film = {
  /** Four characters: `avc1` is H.264, `hvc1` and `hev1` are HEVC. */
  codec: string
  /** Whether every browser plays it: H.264 with eight bits a colour. */
  playsEverywhere: boolean
  seconds: number
  /** In pixels, before a rotation. */
  width: number
  height: number
  hasSound: boolean
  /** Whether the header comes first, so that a browser plays before it has everything. */
  isFastStart: boolean
  isHdr: boolean
}

/** Boxes of a film that are read: hundreds stand in those of phones, and in those that are cut into fragments. */
const boxesMax = 2000

/** Samples a second: those of uncompressed sound are 48,000. Tables that claim more fill the memory of a decoder. */
const samplesMax = 100_000

/** H.264 profiles with 8 bits in 4:2:0: Baseline, Main, Extended, High. */
const commonProfiles = [66, 77, 88, 100]
/** Transfer functions of HDR, PQ and HLG: ISO/IEC 23091-2. */
const hdrTransfers = [16, 18]

/** Reads the header of an MP4 or MOV in small steps; null when it is damaged or endless. @throws {Refusal} of a sound */
export async function readFilm(file: string): Promise<Film | null> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    return await describe({ handle, boxesLeft: boxesMax }, { type: '', start: 0, end: size })
  } catch (error) {
    // Too many boxes, or one that ends before what it should say.
    if (error instanceof RangeError) return null
    throw error
  } finally {
    await handle.close()
  }
}

/** A film that is open, and how many of its boxes may still be read. */
type Source = { handle: FileHandle; boxesLeft: number }

/** A box of an ISO media file (ISO/IEC 14496-12), or an atom of QuickTime; where its content stands in the file. */
type Box = { type: string; start: number; end: number }

async function describe(source: Source, file: Box): Promise<Film | null> {
  const all = await childrenOf(source, file)
  const place = all.findLastIndex(({ type }) => type === 'moov')
  const header = all[place]
  if (!header || all.at(-1)?.end !== file.end) return null
  const seconds = await durationOf(source, await child(source, header, 'mvhd'))
  const tracks = await tracksOf(source, header)
  const picture = tracks.find(({ kind }) => kind === 'vide')
  if (!picture && tracks.some(({ kind }) => kind === 'soun'))
    throw new Refusal(refusals.kinds.sound)
  const kinds = picture?.table.find(({ type }) => type === 'stsd')
  const entry = kinds && (await childrenOf(source, kinds, 8))[0]
  const isEndless = tracks.some(({ samples }) => samples > seconds * samplesMax)
  if (!entry || !(seconds > 0) || isEndless) return null
  const size = await contentOf(source, entry, 28)
  // A visual sample entry: 78 bytes, then boxes of its own.
  const details = await childrenOf(source, entry, 78)
  const read = async (wanted: string, length: number) => {
    const found = details.find(({ type }) => type === wanted)
    return found && (await contentOf(source, found, length))
  }
  const profile = (await read('avcC', 2))?.[1] ?? 0
  const colour = await read('colr', 8)
  return {
    codec: entry.type,
    playsEverywhere: /^avc[13]$/.test(entry.type) && commonProfiles.includes(profile),
    seconds,
    width: size.readUInt16BE(24),
    height: size.readUInt16BE(26),
    hasSound: tracks.some(({ kind }) => kind === 'soun'),
    isFastStart: all.slice(0, place).every(({ type }) => type !== 'mdat'),
    isHdr:
      colour !== undefined &&
      /^ncl[xc]$/.test(colour.toString('latin1', 0, 4)) &&
      hdrTransfers.includes(colour.readUInt16BE(6)),
  }
}

/** Of each track what it is (`vide`, `soun`), the tables of its samples, and how many these claim to be. */
async function tracksOf(source: Source, header: Box) {
  const tracks = []
  for (const track of (await childrenOf(source, header)).filter(({ type }) => type === 'trak')) {
    const handler = await child(source, track, 'mdia', 'hdlr')
    const kind = handler && (await contentOf(source, handler, 12)).toString('latin1', 8)
    const tables = await child(source, track, 'mdia', 'minf', 'stbl')
    const table = tables ? await childrenOf(source, tables) : []
    const sizes = table.find(({ type }) => /^st(sz|z2)$/.test(type))
    const samples = sizes ? (await contentOf(source, sizes, 12)).readUInt32BE(8) : 0
    tracks.push({ kind, table, samples })
  }
  return tracks
}

async function durationOf(source: Source, header: Box | undefined): Promise<number> {
  if (!header) return 0
  const content = await contentOf(source, header, 32)
  return content[0] === 1
    ? Number(content.readBigUInt64BE(24)) / content.readUInt32BE(20)
    : content.readUInt32BE(16) / content.readUInt32BE(12)
}

/** The first bytes of a box, fewer where it is shorter. */
async function contentOf({ handle }: Source, { start, end }: Box, length: number) {
  const bytes = Buffer.alloc(Math.min(length, end - start))
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, start)
  return bytes.subarray(0, bytesRead)
}

/**
 * The boxes that stand one after the other in a box, after so many bytes of its own; ends at a length that makes no
 * sense. @throws {RangeError} when the file has too many
 */
async function childrenOf(source: Source, { start, end }: Box, after = 0): Promise<Box[]> {
  const found: Box[] = []
  for (let at = start + after; at + 8 <= end;) {
    if ((source.boxesLeft -= 1) < 0) throw new RangeError('too many boxes')
    const head = await contentOf(source, { type: '', start: at, end }, 16)
    const short = head.readUInt32BE(0)
    // 0 means until the end, 1 a number of 64 bits.
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short || end - at
    const content = at + (short === 1 ? 16 : 8)
    if (at + length < content || at + length > end) break
    at += length
    found.push({ type: head.toString('latin1', 4, 8), start: content, end: at })
  }
  return found
}

async function child(source: Source, parent: Box, ...path: string[]): Promise<Box | undefined> {
  let found: Box | undefined = parent
  for (const wanted of path) {
    found = found && (await childrenOf(source, found)).find(({ type }) => type === wanted)
  }
  return found
}
