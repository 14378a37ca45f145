'use client'

import type { ComponentProps } from 'react'
import { EmptyPicture } from './empty-picture'
import { ImageWithFallback } from './image-with-fallback.client'

type Props = ComponentProps<'img'> & { alt: string }

/** A picture without AVIF files; the placeholder of the brand when it fails to load. */
export function PictureOrPlaceholder(props: Props) {
  return <ImageWithFallback {...props} fallback={<EmptyPicture />} />
}
