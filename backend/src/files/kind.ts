/** What a file is, by its content, never by its name; `ext` of a picture, which is stored as what it is. */
type FileKind =
  | { is: 'picture'; ext: 'jpg' | 'png' | 'webp' }
  | { is: 'heic' }
  | { is: 'film'; isMp4: boolean }

/** What the file pickers offer; Payload refuses what arrives as another type. */
export const acceptedTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'video/mp4',
  'video/quicktime',
]

/** How many leading bytes `kindOf` reads. */
export const headLength = 64

const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/
const mp4Brands = /^(isom|iso[2-9]|mp4[12]|avc1|dash|MSNV)$/
/** MOV, M4V and 3GP: what phones record in the same boxes. */
const relatedBrands = /^(qt {2}|M4V[ HP]|mmp4|hvc1|3g[p2].)$/

/** The kind of a file from its first bytes; null when it is refused. (file-type takes some HEIC for MP4.) */
export function kindOf(head: Buffer): FileKind | null {
  const ascii = (start: number, end: number) => head.subarray(start, end).toString('latin1')
  if (ascii(0, 3) === '\xff\xd8\xff') return { is: 'picture', ext: 'jpg' }
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return { is: 'picture', ext: 'png' }
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return { is: 'picture', ext: 'webp' }
  if (ascii(4, 8) !== 'ftyp') return null
  const brand = ascii(8, 12)
  if (mp4Brands.test(brand)) return { is: 'film', isMp4: true }
  if (relatedBrands.test(brand)) return { is: 'film', isMp4: false }
  // AVIF is of the same family, under a brand of its own among the compatible ones.
  return heicBrands.test(brand) && !ascii(16, headLength).includes('avi') ? { is: 'heic' } : null
}
