import { beaute, beauteTitles } from './beaute'
import { beauteSlides } from './beaute-slides'
import { evenements } from './evenements'
import { galerie, galerieTitles } from './galerie'
import { maisons } from './maisons'
import type { Picture } from './picture'
import { reportages } from './reportages'
import { siteCards } from './site-cards'
import { siteSlides } from './site-slides'

export const pictures: readonly Picture[] = [
  ...siteSlides,
  ...beauteSlides,
  ...siteCards,
  ...evenements,
  ...reportages,
  ...galerie,
  ...beaute,
  ...maisons,
]

/** The titles that go with the two galleries, by folder. */
export const titles = { galerie: galerieTitles, 'beaute-galerie': beauteTitles } as const
