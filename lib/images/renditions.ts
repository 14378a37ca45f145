import { imageWidths } from './image-config'
import { type PhoneCrop, phoneCropOf } from './phone-crops'

/** The formats of the site's own pictures: AVIF, and WebP for browsers without it. */
export type RenditionType = 'avif' | 'webp'

/** One of the site's own pictures, a JPEG under `public/images`. */
export type OwnPicture = {
  /** Its width in pixels. */
  width: number
  /** A hash of its content and of how it is encoded: a new version has new addresses. */
  hash: string
}

/** A picture at one width, as a static file; `crop` is the part of the original that it shows. */
export type Rendition = { type: RenditionType; width: number; path: string; crop?: PhoneCrop }

/** Where renditions are served, below `public/`. */
export const renditionsPath = '/_pictures'

/** A width nearer to the picture's own than this saves too little to be worth a file. */
const maxPart = 0.8
/** Of the second pictures of universes, which a touch screen shows on 56 CSS pixels, at most three pixels each. */
const thumbnailWidth = 168
/** For browsers without AVIF, such as Safari on iOS 15: one width, because every page names each file twice. */
const webpWidth = 960

/**
 * The renditions of a picture in one format, the narrowest first; the last has its own width, or the
 * largest that the format is made in.
 * @param name its path below `/images`, without extension
 */
export function renditionsOf(
  name: string,
  { width, hash }: OwnPicture,
  type: RenditionType,
): Rendition[] {
  const thumbnails = name.endsWith('-survol') ? [thumbnailWidth] : []
  const widths =
    type === 'avif'
      ? [...thumbnails, ...imageWidths.filter((it) => it < width * maxPart), width]
      : [Math.min(webpWidth, width)]
  return widths.map((it) => ({
    type,
    width: it,
    path: `${renditionsPath}/${name}.${hash}.${it}.${type}`,
  }))
}

/** The crop of a picture for phones in one format; undefined for a picture that they get whole. */
export function phoneRenditionOf(
  name: string,
  { width, hash }: OwnPicture,
  type: RenditionType,
): Rendition | undefined {
  const crop = phoneCropOf(name, width)
  if (!crop) return undefined
  const path = `${renditionsPath}/${name}.${hash}.${crop.left}-${crop.width}.${type}`
  return { type, width: crop.width, path, crop }
}

/** The name of a picture by its address, such as `hero/accueil`; undefined for any other address. */
export function ownPictureName(src: string): string | undefined {
  return /^\/images\/(.+)\.jpg$/.exec(src)?.[1]
}
