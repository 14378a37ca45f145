import { getImageProps } from 'next/image'
import { imageQuality } from './image-settings'
import { isResizable, withVersion } from './optimizer'

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

/** The attributes of an `<img>` that the image optimizer resizes to its layout size. */
export function pictureProps(given: PictureInput) {
  const unoptimized = !isResizable(given.src)
  const address = withVersion(given.src)
  const { props } = getImageProps({ ...given, src: address, unoptimized, quality: imageQuality })
  const { src, srcSet, sizes, alt, width, height, className } = props
  return { src, srcSet, sizes, alt, width, height, className }
}
