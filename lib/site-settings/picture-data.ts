import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { CarouselArea, PictureKey } from '@/contract/site-settings/picture-keys'
import {
  type CardImage,
  focalClass,
  type PictureInput,
  pictureProps,
  type PictureSource,
  pictureSources,
} from '@/lib/images/picture-props'
import { sitePicture, type SitePicture } from './site-picture'

/** A picture as plain data for client components: its files, and what replaces it when it fails to load. */
export type PictureData = CardImage & { sources?: readonly PictureSource[]; fallback?: PictureData }

/**
 * A picture of the site, or the owner's with it as its fallback.
 * @param replaced the `sizes` of the owner's, where they differ; the class of its box, where the site's own has a focus
 *   in its classes: the owner's is cropped around its focal point, or else its middle
 */
export function pictureData(
  { own, replacement }: SitePicture,
  box: Omit<PictureInput, 'src' | 'alt'>,
  replaced: Partial<Pick<PictureInput, 'sizes' | 'className'>> = {},
): PictureData {
  const sources = pictureSources({ ...box, ...own })
  const fallback = { sources, ...pictureProps({ ...box, ...own }) }
  if (!replacement) return fallback
  const { className: focus = 'object-center' } = focalClass(replacement.src)
  const ownFocus = replaced.className && { className: `${replaced.className} ${focus}` }
  return { ...pictureProps({ ...box, ...replaced, ...ownFocus, ...replacement }), fallback }
}

const slide = {
  ...{ width: 1600, height: 1000, className: 'cover-picture' },
  sizes: '(min-width: 768px) 45vw, 80vw',
}

/** The pictures of a carousel of four. @param descriptions of the site's own, in their order */
export function slidePictures(
  contents: SiteSettings['contents'],
  page: CarouselArea,
  descriptions: readonly string[],
): PictureData[] {
  return descriptions.map((alt, index) => {
    const own = { src: `/images/carrousel/${page}-${index + 1}.jpg`, alt }
    const key = `carousel_${page}_${index + 1}` as PictureKey
    return pictureData(sitePicture(contents, key, own), slide)
  })
}
