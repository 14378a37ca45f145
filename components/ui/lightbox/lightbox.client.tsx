'use client'

import { useEffect, useRef } from 'react'
import Lightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { SpinnerRing } from '../spinner-ring'
import { counterSeparator, lightboxLabels } from './copy'
import { DownloadLink } from './download-link'
import { findPhotoLink } from './photo-slides'
import { type PagedGallery, type PendingSlide, useSlides } from './use-slides.client'
import './lightbox.css'

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    pending: PendingSlide
  }
}

type LightboxProps = {
  root: HTMLElement
  photo: string
  /** The gallery, when it goes on in other pages. */
  gallery?: PagedGallery | undefined
  /** The path of the downloads of its photos, which ends before the id. */
  downloads: string
  onPhotoChange: (id: string) => void
  onClose: () => void
}

/** The settings that the specification requires. */
const settings = {
  animation: { fade: 250, swipe: 500 },
  carousel: { preload: 2, padding: '16px', spacing: '30%' },
} as const

/** The full-screen viewer: the only component that uses yet-another-react-lightbox. */
export function PhotoLightbox({
  root,
  photo,
  gallery,
  downloads,
  onPhotoChange,
  onClose,
}: LightboxProps) {
  const { slides, index, show } = useSlides(root, photo, gallery)
  const current = slides[index]
  const shown = current && 'id' in current ? current.id : undefined
  const lastPhoto = useRef(photo)
  useEffect(() => {
    if (shown === undefined) return
    lastPhoto.current = shown
    if (shown !== photo) onPhotoChange(shown)
  }, [shown, photo, onPhotoChange])
  useEffect(() => () => focusPhoto(root, lastPhoto.current), [root])

  if (!current) return null
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Captions, Counter, Zoom]}
      {...settings}
      styles={{ root: { '--yarl__color_backdrop': colourOf(root) } }}
      captions={{ descriptionTextAlign: 'center' }}
      counter={{ separator: counterSeparator }}
      toolbar={{
        buttons: [
          'id' in current && <DownloadLink key="download" photo={current} downloads={downloads} />,
          'close',
        ],
      }}
      zoom={{ maxZoomPixelRatio: 2 }}
      labels={lightboxLabels}
      render={{
        slide: ({ slide }) =>
          slide.type === 'pending' ? <SpinnerRing className="h-16 w-16" /> : undefined,
      }}
      on={{ view: (view) => show(view.index) }}
    />
  )
}

/** The dark colour of the universe of an element (app/tokens.css): the lightbox stands outside of it. */
const colourOf = (element: HTMLElement) => getComputedStyle(element).getPropertyValue('--shell')

/** On closing, the last photo shown gets the focus; the first of the page if it is on another page. */
function focusPhoto(root: HTMLElement, photo: string): void {
  const link = findPhotoLink(root, photo) ?? root.querySelector<HTMLElement>('a[data-photo]')
  link?.focus()
}
