import { beautyPictures, beautyGalleryTitles } from './beauty'
import { beautySlides } from './beauty-slides'
import { eventPosters } from './event-posters'
import { photoGallery, photoGalleryTitles } from './photo-gallery'
import { housePictures } from './houses'
import type { Picture } from './picture'
import { videoThumbnails } from './video-thumbnails'
import { siteCards } from './site-cards'
import { siteSlides } from './site-slides'

export const pictures: readonly Picture[] = [
  ...siteSlides,
  ...beautySlides,
  ...siteCards,
  ...eventPosters,
  ...videoThumbnails,
  ...photoGallery,
  ...beautyPictures,
  ...housePictures,
]

/** The picture titles of the two galleries, by folder. */
export const galleryTitles = {
  galerie: photoGalleryTitles,
  'beaute-galerie': beautyGalleryTitles,
} as const
