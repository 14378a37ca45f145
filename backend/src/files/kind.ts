/** A type of file that may be uploaded, detected from its content, never from its name. */
type FileKind = {
  mime: 'image/jpeg' | 'image/png' | 'image/webp' | 'video/mp4'
  ext: 'jpg' | 'png' | 'webp' | 'mp4'
}

export const acceptedTypes: FileKind['mime'][] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'video/mp4',
]

/** How many leading bytes `kindOf` reads. */
export const headLength = 32

const mp4Brands = /^(isom|iso[2-9]|mp4[12]|avc1|dash|MSNV)$/

/**
 * The type of a file from its first bytes; null when it is refused (SVG, HTML, HEIC…). The package
 * file-type is no help here: it takes every unknown ISO container, some HEIC among them, for MP4.
 */
export function kindOf(head: Buffer): FileKind | null {
  const ascii = (start: number, end: number) => head.subarray(start, end).toString('latin1')
  if (ascii(0, 3) === '\xff\xd8\xff') return { mime: 'image/jpeg', ext: 'jpg' }
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return { mime: 'image/png', ext: 'png' }
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return { mime: 'image/webp', ext: 'webp' }
  if (ascii(4, 8) === 'ftyp' && mp4Brands.test(ascii(8, 12))) {
    return { mime: 'video/mp4', ext: 'mp4' }
  }
  return null
}
