import { getImageProps } from 'next/image'
import { imageQuality } from '@/lib/images/image-settings'
import { isResizable, withVersion } from '@/lib/images/optimizer'

type Props = {
  /** A file under /images, or an address of the backend. */
  src: string
  alt: string
  /** The picture's own size in pixels, or the box it fills: it reserves the space. */
  width: number
  height: number
  /** Widths at which it is shown, as in the HTML attribute. */
  sizes: string
  className?: string
  /** The first thing a visitor sees: loaded at once. */
  priority?: boolean
}

/** A resized picture as plain HTML: AVIF or WebP at the size shown, and no script for it. */
export function Picture({ priority = false, ...given }: Props) {
  return <img {...pictureProps(given)} alt={given.alt} {...(priority ? eager : lazy)} />
}

/** The attributes of a resized picture, for components that need more than an `<img>`. */
export function pictureProps(given: Omit<Props, 'priority'>) {
  const unoptimized = !isResizable(given.src)
  const address = withVersion(given.src)
  const { props } = getImageProps({ ...given, src: address, unoptimized, quality: imageQuality })
  const { src, srcSet, sizes, alt, width, height, className } = props
  return { src, srcSet, sizes, alt, width, height, className }
}

const eager = { fetchPriority: 'high', decoding: 'async' } as const
const lazy = { loading: 'lazy', decoding: 'async' } as const
