import { galleryFormats } from '../sizes'
import { photoGallery1 } from './photo-gallery-1'
import { photoGallery2 } from './photo-gallery-2'
import { numberedPictures } from './picture'

const entries = [...photoGallery1, ...photoGallery2]

export const photoGalleryTitles = entries.map(([title]) => title)

export const photoGallery = numberedPictures(
  'galerie',
  entries.map(([, format]) => galleryFormats[format]),
  entries.map(([, , scene]) => scene),
  76_000,
)
