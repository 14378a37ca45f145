import { beautyGallery, beautyGalleryTitles } from './beauty-gallery'
import { beautySlides } from './beauty-slides'
import { beautyVideoThumbnails } from './beauty-video-thumbnails'
import { coursePosters } from './course-posters'
import { eventPosters } from './event-posters'
import { housePictures } from './houses'
import { photoGallery, photoGalleryTitles } from './photo-gallery'
import type { Picture } from './picture'
import { siteCards } from './site-cards'
import { siteScenes } from './site-scenes'
import { siteSlides } from './site-slides'
import { videoThumbnails } from './video-thumbnails'

/** Every JPEG picture; the header videos and their posters are in heroes.ts. */
export const pictures: readonly Picture[] = [
  ...siteSlides,
  ...beautySlides,
  ...siteCards,
  ...siteScenes,
  ...eventPosters,
  ...videoThumbnails,
  ...photoGallery,
  ...beautyGallery,
  ...beautyVideoThumbnails,
  ...coursePosters,
  ...housePictures,
]

/** The picture titles of the two galleries, by folder of the seed. */
export const galleryTitles = {
  galerie: photoGalleryTitles,
  'beaute-galerie': beautyGalleryTitles,
} as const
