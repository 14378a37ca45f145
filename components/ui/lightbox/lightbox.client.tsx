'use client'

import { useEffect, useRef, useState } from 'react'
import Lightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Download from 'yet-another-react-lightbox/plugins/download'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { counterSeparator, lightboxLabels } from './copy'
import { findPhotoLink, readSlides } from './photo-slides'
import { savePhoto } from './save-photo'
import './lightbox.css'

export type LightboxProps = {
  /** The element that contains the photos. */
  root: HTMLElement
  /** The id of the photo to show. */
  photo: string
  onPhotoChange: (id: string) => void
  onClose: () => void
}

/** The settings that the specification requires. */
const settings = {
  animation: { fade: 250, swipe: 500 },
  carousel: { preload: 2, padding: '16px', spacing: '30%' },
} as const

/** The full-screen viewer: the only component that uses yet-another-react-lightbox. */
export function PhotoLightbox({ root, photo, onPhotoChange, onClose }: LightboxProps) {
  const [slides] = useState(() => readSlides(root))
  const lastPhoto = useRef(photo)
  useEffect(() => {
    lastPhoto.current = photo
  }, [photo])
  // On closing, the last photo shown gets the focus.
  useEffect(() => () => findPhotoLink(root, lastPhoto.current)?.focus(), [root])

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
      counter={{ separator: counterSeparator }}
      download={{
        download: ({ slide }) => {
          const current = slides.find((candidate) => candidate === slide)
          if (current) void savePhoto(current)
        },
      }}
      zoom={{ maxZoomPixelRatio: 2 }}
      labels={lightboxLabels}
      on={{ view: (current) => onPhotoChange(slides[current.index]?.id ?? photo) }}
    />
  )
}
