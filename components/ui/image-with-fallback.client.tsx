'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import type { PictureSource } from '@/lib/images/picture-props'
import type { PictureData } from '@/lib/site-settings/picture-data'
import { imageNotFound } from './copy'
import { EmptyPicture } from './empty-picture'
import { PictureSources } from './picture-sources'

const placeholder = '/images/image-non-trouvee.svg'

type Props = Omit<ComponentProps<'img'>, 'onError' | 'ref'> & {
  alt: string
  /** The `<source>` elements of its files; none without them. */
  sources?: readonly PictureSource[]
  /** Replaces it when it fails to load; by default the placeholder «Image non trouvée». */
  fallback?: ReactNode
}

function ImageWithFallback({ alt, sources = [], fallback, ...props }: Props) {
  const [failed, setFailed] = useState(false)
  // It may have failed before hydration.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(true)
  }
  if (failed && fallback) return fallback
  if (failed) {
    const { className, width, height } = props
    return <img src={placeholder} alt={imageNotFound} {...{ className, width, height }} />
  }
  return (
    <PictureSources sources={sources}>
      <img {...props} alt={alt} ref={check} onError={() => setFailed(true)} />
    </PictureSources>
  )
}

/** A picture of the site, given as data. */
export function SiteImage({ fallback, ...props }: PictureData & ComponentProps<'img'>) {
  return <ImageWithFallback {...props} fallback={fallback && <SiteImage {...fallback} />} />
}

/** A picture without AVIF files; the placeholder of the brand when it fails to load. */
export function PictureOrPlaceholder(props: ComponentProps<'img'> & { alt: string }) {
  return <ImageWithFallback {...props} fallback={<EmptyPicture />} />
}
