import { type FileHandle, open } from 'node:fs/promises'

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

/** No header of a film of a minute is larger, in bytes. */
const headerMaxLength = 8 * 1024 * 1024

/** H.264 profiles with 8 bits in 4:2:0: Baseline, Main, Extended, High. */
const commonProfiles = [66, 77, 88, 100]
/** Transfer functions of HDR, PQ and HLG: ISO/IEC 23091-2. */
const hdrTransfers = [16, 18]

/** Reads the header of an MP4 or MOV; null when it is damaged or has no picture. */
export async function readFilm(file: string): Promise<Film | null> {
  const handle = await open(file)
  try {
    const found = await findHeader(handle)
    return found && describe(found.header, found.isFastStart)
  } catch (error) {
    // Lengths that lead out of the buffer.
    if (error instanceof RangeError) return null
    throw error
  } finally {
    await handle.close()
  }
}

/** The content of the `moov` box, and whether it stands before the data; null where a box is cut off. */
async function findHeader(handle: FileHandle) {
  const { size } = await handle.stat()
  const start = Buffer.alloc(16)
  let found: { header: Buffer; isFastStart: boolean } | null = null
  let hasData = false
  for (let at = 0; at < size;) {
    const { bytesRead } = await handle.read(start, 0, 16, at)
    const length = lengthOf(start, size - at)
    if (bytesRead < 8 || length < 8 || at + length > size) return null
    const type = start.toString('latin1', 4, 8)
    if (type === 'mdat') hasData = true
    if (type === 'moov') {
      if (length > headerMaxLength) return null
      const header = Buffer.alloc(length - 8)
      await handle.read(header, 0, header.length, at + 8)
      found = { header, isFastStart: !hasData }
    }
    at += length
  }
  return found
}

/** The length of the box that starts so; 0 in the file means until its end, 1 a number of 64 bits. */
function lengthOf(start: Buffer, rest: number): number {
  const length = start.readUInt32BE(0)
  if (length === 0) return rest
  return length === 1 ? Number(start.readBigUInt64BE(8)) : length
}

function describe(header: Buffer, isFastStart: boolean): Film | null {
  const tracks = childrenOf(header).filter(({ type }) => type === 'trak')
  const kindOf = (track: Box) => child(track, 'mdia', 'hdlr')?.content.toString('latin1', 8, 12)
  const kinds = tracks.map((track) => ({ track, kind: kindOf(track) }))
  const picture = kinds.find(({ kind }) => kind === 'vide')?.track
  const samples = picture && child(picture, 'mdia', 'minf', 'stbl', 'stsd')
  const seconds = durationOf(child({ content: header }, 'mvhd'))
  const entry = samples && childrenOf(samples.content.subarray(8))[0]
  if (!entry || !(seconds > 0)) return null
  // A visual sample entry: 78 bytes, then boxes of its own.
  const details = childrenOf(entry.content.subarray(78))
  const profile = details.find(({ type }) => type === 'avcC')?.content[1] ?? 0
  const colour = details.find(({ type }) => type === 'colr')?.content
  return {
    codec: entry.type,
    playsEverywhere: /^avc[13]$/.test(entry.type) && commonProfiles.includes(profile),
    seconds,
    width: entry.content.readUInt16BE(24),
    height: entry.content.readUInt16BE(26),
    hasSound: kinds.some(({ kind }) => kind === 'soun'),
    isFastStart,
    isHdr:
      colour !== undefined &&
      /^ncl[xc]$/.test(colour.toString('latin1', 0, 4)) &&
      hdrTransfers.includes(colour.readUInt16BE(6)),
  }
}

/** Seconds of a movie header. */
function durationOf(header: Box | undefined): number {
  if (!header) return 0
  const { content } = header
  return content[0] === 1
    ? Number(content.readBigUInt64BE(24)) / content.readUInt32BE(20)
    : content.readUInt32BE(16) / content.readUInt32BE(12)
}

/** A box of an ISO media file (ISO/IEC 14496-12), or an atom of QuickTime. */
type Box = { type: string; content: Buffer }

/** The boxes that stand one after the other; ends at a length that makes no sense. */
function childrenOf(content: Buffer): Box[] {
  const found: Box[] = []
  for (let at = 0; at + 8 <= content.length;) {
    const length = content.readUInt32BE(at)
    if (length < 8 || at + length > content.length) break
    const type = content.toString('latin1', at + 4, at + 8)
    found.push({ type, content: content.subarray(at + 8, at + length) })
    at += length
  }
  return found
}

/** The first box at a path of types. */
function child(
  { content }: Pick<Box, 'content'>,
  first: string,
  ...rest: string[]
): Box | undefined {
  const found = childrenOf(content).find(({ type }) => type === first)
  const [next, ...others] = rest
  return found && next ? child(found, next, ...others) : found
}
