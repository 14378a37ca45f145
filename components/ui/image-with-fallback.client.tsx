'use client'

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { AvifSource } from './avif-source'
import { imageNotFound } from './copy'

const placeholder = '/images/image-non-trouvee.svg'

type Props = Omit<ComponentProps<'img'>, 'onError' | 'ref'> & {
  alt: string
  /** The `srcset` of its AVIF files; undefined without them. */
  avif: string | undefined
  /** Replaces it when it fails to load; by default the placeholder «Image non trouvée». */
  fallback?: ReactNode
}

/** A picture that is replaced when it fails to load. */
export function ImageWithFallback({ alt, avif, fallback, ...props }: Props) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    // It may have failed before hydration.
    const element = image.current
    if (element?.complete && element.currentSrc && element.naturalWidth === 0) setFailed(true)
  }, [])

  if (failed && fallback) return fallback
  if (failed) {
    const { className, width, height } = props
    return <img src={placeholder} alt={imageNotFound} {...{ className, width, height }} />
  }
  return (
    <AvifSource srcSet={avif} sizes={props.sizes}>
      <img {...props} alt={alt} ref={image} onError={() => setFailed(true)} />
    </AvifSource>
  )
}
