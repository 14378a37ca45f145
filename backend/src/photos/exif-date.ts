/** Tags of EXIF 2.3. */
const exifFolderTag = 0x8769
const takenTag = 0x9003

/** How many leading bytes of a photo `takenOn` reads. */
export const exifLength = 256 * 1024

/**
 * When a JPEG or HEIC photo was taken, in the local time of the place, by its EXIF data.
 * @param start of the file
 * @returns undefined when it does not say so
 */
export function takenOn(start: ArrayBuffer): Date | undefined {
  const bytes = new Uint8Array(start)
  for (let at = 0; at + 8 < bytes.length; at += 1) {
    const order = tiffOrder(bytes, at)
    const date = order && dateIn(new DataView(start, at), order === 'II')
    if (date) return date
  }
  return undefined
}

/** The byte order of the TIFF header that begins here, if one does. */
function tiffOrder(bytes: Uint8Array, at: number): 'II' | 'MM' | undefined {
  if (bytes[at] !== bytes[at + 1]) return undefined
  const start = text(bytes, at, 4)
  if (start === 'II*\0') return 'II'
  return start === 'MM\0*' ? 'MM' : undefined
}

function dateIn(tiff: DataView, littleEndian: boolean): Date | undefined {
  const read16 = (at: number) => tiff.getUint16(at, littleEndian)
  const read32 = (at: number) => tiff.getUint32(at, littleEndian)
  const valueOf = (folder: number, tag: number) => {
    const count = read16(folder)
    const entries = Array.from({ length: count }, (_, index) => folder + 2 + index * 12)
    const entry = entries.find((at) => read16(at) === tag)
    return entry === undefined ? undefined : read32(entry + 8)
  }
  try {
    const folder = valueOf(read32(4), exifFolderTag)
    const at = folder === undefined ? undefined : valueOf(folder, takenTag)
    return at === undefined
      ? undefined
      : parse(text(new Uint8Array(tiff.buffer), tiff.byteOffset + at, 19))
  } catch (error) {
    // Lengths that lead out of what was read.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** `2026:11:05 17:20:31`. */
function parse(value: string): Date | undefined {
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d)/.exec(value)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour, minute] = match.slice(1).map(Number)
  if (year < 1990 || month < 1 || month > 12 || day < 1 || day > 31) return undefined
  return new Date(year, month - 1, day, hour, minute)
}

function text(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
