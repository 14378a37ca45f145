'use client'

import { useEffect, useRef, useState } from 'react'
import Lightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Download from 'yet-another-react-lightbox/plugins/download'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { frenchLabels } from './french-labels'
import { linkOfPhoto, readSlides } from './photo-slides'
import { savePhoto } from './save-photo'
import './lightbox.css'

export type LightboxProps = {
  /** The element whose photos are shown. */
  root: HTMLElement
  /** The photo to show. */
  photo: string
  onBrowse: (id: string) => void
  onClose: () => void
}

/** The library's settings as the specification has them (R65). */
const settings = {
  animation: { fade: 250, swipe: 500 },
  carousel: { preload: 2, padding: '16px', spacing: '30%' },
} as const

/** The photos of a page in full screen: the one place that uses yet-another-react-lightbox. */
export function PhotoLightbox({ root, photo, onBrowse, onClose }: LightboxProps) {
  const [slides] = useState(() => readSlides(root))
  const seen = useRef(photo)
  useEffect(() => {
    seen.current = photo
  }, [photo])
  // Whoever closes it is left at the photo seen last.
  useEffect(() => () => linkOfPhoto(root, seen.current)?.focus(), [root])

  const index = slides.findIndex(({ id }) => id === photo)
  if (index < 0) return null
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Captions, Counter, Download, Zoom]}
      {...settings}
      captions={{ descriptionTextAlign: 'center' }}
      counter={{ separator: 'sur' }}
      download={{
        download: ({ slide }) => {
          const shown = slides.find((it) => it === slide)
          if (shown) void savePhoto(shown)
        },
      }}
      zoom={{ maxZoomPixelRatio: 2 }}
      labels={frenchLabels}
      on={{ view: (current) => onBrowse(slides[current.index]?.id ?? photo) }}
    />
  )
}
