import { getImageProps } from 'next/image'
import { imageQuality } from './image-settings'
import { isResizable } from './optimizer'
import { ownSrc, ownSrcSet } from './own-pictures'

export type PictureInput = {
  /** A file under /images, or an address of the backend. */
  src: string
  alt: string
  /** The picture's own dimensions in pixels, or those of its box: they reserve the space. */
  width: number
  height: number
  /** The `sizes` attribute of HTML. */
  sizes: string
  className?: string
}

/**
 * The attributes of an `<img>` in its layout size: the site's own pictures are static files, those of
 * the backend are resized by the image optimizer.
 */
export function pictureProps(given: PictureInput) {
  const own = ownSrc(given.src)
  if (own) return { ...given, src: own, srcSet: ownSrcSet(given.src, 'webp') }
  const unoptimized = given.src.startsWith('/') || !isResizable(given.src)
  const { props } = getImageProps({ ...given, unoptimized, quality: imageQuality })
  const { src, srcSet, sizes, alt, width, height, className } = props
  return { src, srcSet, sizes, alt, width, height, className }
}

/**
 * The `srcset` in AVIF of one of the site's own pictures, for a `<source>`: a static file cannot
 * depend on the formats that a browser accepts. Undefined for a picture of the backend.
 */
export function avifSrcSet({ src }: Pick<PictureInput, 'src'>): string | undefined {
  return ownSrcSet(src, 'avif')
}
