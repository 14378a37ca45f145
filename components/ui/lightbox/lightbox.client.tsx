'use client'

import { useEffect, useRef } from 'react'
import Lightbox, { createIcon } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { ExternalLink } from '../external-link'
import { SpinnerRing } from '../spinner-ring'
import { counterSeparator, downloadLabel, lightboxLabels } from './copy'
import { findPhotoLink, type PhotoSlide } from './photo-slides'
import { type PagedGallery, type PendingSlide, useSlides } from './use-slides.client'
import './lightbox.css'

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    pending: PendingSlide
  }
}

type Props = {
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
export function PhotoLightbox({ root, photo, gallery, downloads, onPhotoChange, onClose }: Props) {
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

const DownloadIcon = createIcon(
  'Download',
  <path d="M18 15v3H6v-3H4v3c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2v-3zm-1-4-1.41-1.41L13 12.17V4h-2v8.17L8.41 9.59 7 11l5 5z" />,
)

type DownloadProps = Pick<Props, 'downloads'> & { photo: PhotoSlide }

/** Downloads a photo: a link to a file, because browsers inside other applications save none that a script makes. */
function DownloadLink({ photo: { id, src, href }, downloads }: DownloadProps) {
  const isOwn = new URL(src).origin === window.location.origin
  const Link = isOwn ? 'a' : ExternalLink
  return (
    <Link
      href={isOwn ? downloads + encodeURIComponent(id) : href}
      download={isOwn || undefined}
      className="yarl__button"
      aria-label={downloadLabel}
      title={downloadLabel}
    >
      <DownloadIcon />
    </Link>
  )
}

/** The dark colour of the universe of an element (app/tokens.css): the lightbox stands outside of it. */
const colourOf = (element: HTMLElement) => getComputedStyle(element).getPropertyValue('--shell')

/** On closing, the last photo shown gets the focus; the first of the page if it is on another page. */
function focusPhoto(root: HTMLElement, photo: string): void {
  const link = findPhotoLink(root, photo) ?? root.querySelector<HTMLElement>('a[data-photo]')
  link?.focus()
}
