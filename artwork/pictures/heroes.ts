import { beautyHero } from '../scenes/hero-beauty'
import { homeHero } from '../scenes/hero-home'
import { realEstateHero } from '../scenes/hero-real-estate'
import { travelHero } from '../scenes/hero-travel'

/** The scenes of the header videos, by the name of the file. */
export const heroes = {
  accueil: homeHero,
  beaute: beautyHero,
  voyage: travelHero,
  immobilier: realEstateHero,
} as const
