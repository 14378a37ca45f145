import type { SlideImage } from 'yet-another-react-lightbox'
import { imageWidths } from '@/lib/images/image-settings'
import { atWidth } from '@/lib/images/optimizer-width'

/** A photo of the page as the lightbox shows it. */
export type PhotoSlide = SlideImage & {
  id: string
  description: string
  /** The original, for whoever has no use for ours. */
  href: string
}

/** Widths, in pixels, that a full screen is offered. */
const screenWidths = imageWidths.filter((width) => width >= 640)
const widest = Math.max(...imageWidths)

/** The attributes that make a link a photo of the lightbox; `at` is its place in the series. */
export function photoLink(id: string, at: number) {
  return { 'data-photo': id, 'data-at': at }
}

/** The link of a photo inside an element. */
export function linkOfPhoto(root: Element, id: string): HTMLAnchorElement | null {
  return root.querySelector(`a[data-photo="${CSS.escape(id)}"]`)
}

/** The photos that a page already holds, in their order: the page need not send them twice. */
export function readSlides(root: Element): PhotoSlide[] {
  return [...root.querySelectorAll<HTMLAnchorElement>('a[data-photo]')]
    .sort((a, b) => Number(a.dataset.at) - Number(b.dataset.at))
    .flatMap((link) => {
      const image = link.querySelector('img')
      return image ? [slide(link, image)] : []
    })
}

function slide(link: HTMLAnchorElement, image: HTMLImageElement): PhotoSlide {
  const { photo: id = '' } = link.dataset
  const [ownWidth, ownHeight] = [image.getAttribute('width'), image.getAttribute('height')].map(
    Number,
  ) as [number, number]
  const width = Math.min(ownWidth, widest)
  const height = Math.round((width * ownHeight) / ownWidth)
  const resized = image.srcset !== ''
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
        .filter((wide) => resized && wide < width)
        .map((wide) => ({
          src: atWidth(image.src, wide),
          width: wide,
          height: Math.round((wide * height) / width),
        })),
      { src: image.src, width, height },
    ],
  }
}
