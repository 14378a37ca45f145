import type { ComponentProps } from 'react'
import { avifSrcSet, type PictureInput, pictureProps } from '@/lib/images/picture-props'
import { AvifSource } from './avif-source'

type Props = PictureInput & {
  /** Whether it is visible without scrolling: then it is loaded eagerly. */
  priority?: boolean
}

/** A responsive picture as plain HTML, in AVIF or WebP, without client JavaScript. */
export function Picture({ priority = false, ...input }: Props) {
  const avif = avifSrcSet(input)
  const image = pictureProps(input)
  return (
    <AvifSource srcSet={avif} sizes={input.sizes}>
      <img {...image} alt={input.alt} {...pictureLoading(priority)} />
    </AvifSource>
  )
}

/** The attributes with which an `<img>` is loaded, eagerly when it is visible without scrolling. */
export function pictureLoading(priority: boolean): ComponentProps<'img'> {
  return { decoding: 'async', ...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' }) }
}
