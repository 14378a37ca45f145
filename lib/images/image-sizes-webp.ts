/** A picture's width and height in pixels. */
export type ImageSize = { width: number; height: number }

/**
 * The size written in the first bytes of a WebP file, which sharp reads only from whole files.
 * @returns undefined when these are not the first bytes of a WebP file
 */
export function webpSize(start: Buffer): ImageSize | undefined {
  if (start.length < 30 || ascii(start, 0) !== 'RIFF' || ascii(start, 8) !== 'WEBP') {
    return undefined
  }
  switch (ascii(start, 12)) {
    case 'VP8 ':
      return { width: start.readUInt16LE(26) & 0x3fff, height: start.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = start.readUInt32LE(21)
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
    }
    case 'VP8X':
      return { width: 1 + start.readUIntLE(24, 3), height: 1 + start.readUIntLE(27, 3) }
    default:
      return undefined
  }
}

function ascii(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4)
}
