import refusals from './refusals.json'

/** What a file is, by its content, never by its name; `ext` of a picture, which is stored as what it is. */
type FileKind =
  | { is: 'picture'; ext: 'jpg' | 'png' | 'webp' }
  /** AVIF, GIF or TIFF, of which the first picture is stored as WebP. */
  | { is: 'otherPicture' }
  | { is: 'heic' }
  | { is: 'film'; isMp4: boolean }

/** What the file pickers offer; Payload refuses what arrives as another type. */
export const acceptedTypes = [
  ...['jpeg', 'png', 'webp', 'heic', 'heif', 'avif', 'gif', 'tiff'].map((it) => `image/${it}`),
  ...['mp4', 'quicktime'].map((it) => `video/${it}`),
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
  if (/^(GIF8|II\*\0|MM\0\*)/.test(ascii(0, 4))) return { is: 'otherPicture' }
  if (ascii(4, 8) !== 'ftyp') return null
  const brand = ascii(8, 12)
  // AVIF is of the family of HEIC, under a brand of its own among the compatible ones.
  if (/avi[fs]/.test(ascii(8, headLength))) return { is: 'otherPicture' }
  if (mp4Brands.test(brand)) return { is: 'film', isMp4: true }
  if (relatedBrands.test(brand)) return { is: 'film', isMp4: false }
  return heicBrands.test(brand) ? { is: 'heic' } : null
}

/** What else people send, by its first bytes. */
const heads: [name: keyof typeof refusals.kinds, head: RegExp][] = [
  ['empty', /^$/],
  ['pdf', /^%PDF/],
  ['bmp', /^BM/],
  ['svg', /^<(\?xml|svg)/i],
  ['webm', /^.E\xdf\xa3/s],
  ['avi', /^RIFF....AVI /s],
  ['sound', /^(ID3|\xff[\xf1-\xfb]|OggS|RIFF....WAVE|fLaC|....ftypM4[AB])/s],
]

/** Why a file of an unknown kind is refused, and what to do. @param head its first bytes */
export function refusedKind(head: Buffer): string {
  const [name] = heads.find(([, pattern]) => pattern.test(head.toString('latin1'))) ?? []
  return name ? refusals.kinds[name] : refusals.unknownKind
}
