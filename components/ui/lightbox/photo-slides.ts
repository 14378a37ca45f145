import type { SlideImage } from 'yet-another-react-lightbox'
import { imageWidths } from '@/lib/images/image-config'
import type { CardImage } from '@/lib/images/picture-props'

/** A photo as a slide of the lightbox. */
export type PhotoSlide = SlideImage & {
  id: string
  description: string
  /** The URL of the original file. */
  href: string
}

/** A photo as the data of a list has it. */
export type ListedPhoto = {
  id: string
  alt: string
  credit?: string | undefined
  href: string
  image: Pick<CardImage, 'src' | 'srcSet' | 'width' | 'height'>
}

const maxWidth = Math.max(...imageWidths)

/** The attributes that make a link open a photo in the lightbox; `index` is its position. */
export function photoLink(id: string, index: number) {
  return { 'data-photo': id, 'data-at': index }
}

/** The link of a photo inside an element. */
export function findPhotoLink(root: Element, id: string): HTMLAnchorElement | null {
  return root.querySelector(`a[data-photo="${CSS.escape(id)}"]`)
}

/** Reads the photos of a page from its HTML, by position, so that no other data is needed. */
export function readSlides(root: Element): Map<number, PhotoSlide> {
  const photos = [...root.querySelectorAll<HTMLAnchorElement>('a[data-photo]')]
    .sort((a, b) => Number(a.dataset.at) - Number(b.dataset.at))
    .flatMap((link): [number, PhotoSlide][] => {
      const image = link.querySelector('img')
      return image ? [[Number(link.dataset.at), toSlide(readPhoto(link, image))]] : []
    })
  return new Map(photos)
}

function readPhoto(link: HTMLAnchorElement, image: HTMLImageElement): ListedPhoto {
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')].map(Number)
  const credit = link.parentElement?.querySelector('.photo-credit')?.textContent
  const [{ dataset, href }, { src, srcset: srcSet, alt }] = [link, image]
  return { id: dataset.photo ?? '', href, alt, credit, image: { src, srcSet, width, height } }
}

/** A photo as a slide, in the widths that a screen needs. */
export function toSlide({ id, alt, credit, href, image }: ListedPhoto): PhotoSlide {
  const photoWidth = Number(image.width)
  const description = credit ? `${alt} · ${credit}` : alt
  // Absolute, as the browser gives it for a picture of the page.
  const src = new URL(image.src, window.location.href).href
  const width = Math.min(photoWidth, maxWidth)
  const height = Math.round((width * Number(image.height)) / photoWidth)
  return {
    ...{ id, description, href, src, alt, width, height },
    srcSet: [
      ...candidatesOf(image.srcSet)
        .filter((candidate) => candidate.width < width)
        .map((candidate) => ({
          ...candidate,
          height: Math.round((candidate.width * height) / width),
        })),
      { src, width, height },
    ],
  }
}

/** The candidates of a `srcset` with widths: their URLs contain no spaces. */
function candidatesOf(srcSet = ''): { src: string; width: number }[] {
  return [...srcSet.matchAll(/(\S+) (\d+)w/g)].map(([, src = '', width]) => ({
    src: new URL(src, window.location.href).href,
    width: Number(width),
  }))
}
