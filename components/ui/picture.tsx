import type { ComponentProps } from 'react'
import { type PictureInput, pictureProps, pictureSources } from '@/lib/images/picture-props'
import { PictureSources } from './picture-sources'

type Props = PictureInput & {
  /** Whether it is visible without scrolling: then it is loaded eagerly. */
  priority?: boolean
}

/** A responsive picture as plain HTML, in AVIF or WebP, without client JavaScript. */
export function Picture({ priority = false, ...input }: Props) {
  return (
    <PictureSources sources={pictureSources(input)}>
      <img {...pictureProps(input)} alt={input.alt} {...pictureLoading(priority)} />
    </PictureSources>
  )
}

/** The attributes with which an `<img>` is loaded, eagerly when it is visible without scrolling. */
export function pictureLoading(
  priority: boolean,
): Pick<ComponentProps<'img'>, 'decoding' | 'fetchPriority' | 'loading'> {
  return { decoding: 'async', ...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' }) }
}
