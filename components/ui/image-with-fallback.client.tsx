'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'

const placeholder = '/images/image-non-trouvee.svg'

type Props = Omit<ComponentProps<'img'>, 'onError' | 'ref'> & { alt: string }

/** A picture that gives way to the placeholder «Image non trouvée» when it cannot be had (R33). */
export function ImageWithFallback({ alt, ...props }: Props) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    // It may have failed before this script ran.
    const element = image.current
    if (element?.complete && element.currentSrc && element.naturalWidth === 0) setFailed(true)
  }, [])

  if (failed) {
    const { className, width, height } = props
    return <img src={placeholder} alt="Image non trouvée" {...{ className, width, height }} />
  }
  return <img {...props} alt={alt} ref={image} onError={() => setFailed(true)} />
}
