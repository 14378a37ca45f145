/** The pages with a hero. */
const heroes = ['accueil', 'medias', 'beaute', 'voyage', 'immobilier'] as const
const carousels = ['accueil', 'medias', 'beaute'] as const
const cards = ['medias', 'voyage', 'beaute', 'immobilier'] as const
const slides = [1, 2, 3, 4] as const

/** The site's own pictures that the owner can replace. */
export const pictureKeys = [
  ...heroes.map((page) => `hero_${page}` as const),
  ...cards.flatMap((universe) => [`card_${universe}`, `card_${universe}_hover`] as const),
  ...carousels.flatMap((page) => slides.map((slide) => `carousel_${page}_${slide}` as const)),
  'price_list_women',
  'price_list_men',
] as const

export type PictureKey = (typeof pictureKeys)[number]
