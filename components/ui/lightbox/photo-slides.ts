import type { SlideImage } from 'yet-another-react-lightbox'
import { imageWidths } from '@/lib/images/image-settings'
import { atWidth } from '@/lib/images/optimizer-width'

/** A photo of the page as a slide of the lightbox. */
export type PhotoSlide = SlideImage & {
  id: string
  description: string
  /** The URL of the original file. */
  href: string
}

/** Widths in pixels offered for the full screen. */
const screenWidths = imageWidths.filter((width) => width >= 640)
const maxWidth = Math.max(...imageWidths)

/** The attributes that make a link open a photo in the lightbox; `index` is its position. */
export function photoLink(id: string, index: number) {
  return { 'data-photo': id, 'data-at': index }
}

/** The link of a photo inside an element. */
export function findPhotoLink(root: Element, id: string): HTMLAnchorElement | null {
  return root.querySelector(`a[data-photo="${CSS.escape(id)}"]`)
}

/** Reads the photos of a page from its HTML, in order, so that no other data is needed. */
export function readSlides(root: Element): PhotoSlide[] {
  return [...root.querySelectorAll<HTMLAnchorElement>('a[data-photo]')]
    .sort((a, b) => Number(a.dataset.at) - Number(b.dataset.at))
    .flatMap((link) => {
      const image = link.querySelector('img')
      return image ? [toSlide(link, image)] : []
    })
}

function toSlide(link: HTMLAnchorElement, image: HTMLImageElement): PhotoSlide {
  const { photo: id = '' } = link.dataset
  const [photoWidth, photoHeight] = [image.getAttribute('width'), image.getAttribute('height')].map(
    Number,
  ) as [number, number]
  const width = Math.min(photoWidth, maxWidth)
  const height = Math.round((width * photoHeight) / photoWidth)
  const resizable = image.srcset !== ''
  return {
    id,
    description: image.alt,
    href: link.href,
    src: image.src,
    alt: image.alt,
    width,
    height,
    srcSet: [
      ...screenWidths
        .filter((screenWidth) => resizable && screenWidth < width)
        .map((screenWidth) => ({
          src: atWidth(image.src, screenWidth),
          width: screenWidth,
          height: Math.round((screenWidth * height) / width),
        })),
      { src: image.src, width, height },
    ],
  }
}
