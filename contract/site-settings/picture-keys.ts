import { type SiteArea, siteAreas, universes } from '../universes.mjs'

/** The pages with a carousel of pictures. */
const carousels = ['accueil', 'medias', 'beaute'] as const satisfies readonly SiteArea[]
export type CarouselArea = (typeof carousels)[number]
const slides = [1, 2, 3, 4] as const

/** The site's own pictures that the owner can replace. */
export const pictureKeys = [
  ...siteAreas.map((page) => `hero_${page}` as const),
  ...universes.flatMap(({ key }) => [`card_${key}`, `card_${key}_hover`] as const),
  ...carousels.flatMap((page) => slides.map((slide) => `carousel_${page}_${slide}` as const)),
  'price_list_women',
  'price_list_men',
] as const

export type PictureKey = (typeof pictureKeys)[number]
