import { heroAccueil } from './hero-accueil'
import { heroBeaute } from './hero-beaute'
import { heroImmobilier } from './hero-immobilier'
import { heroVoyage } from './hero-voyage'

export const heroes = {
  accueil: heroAccueil,
  beaute: heroBeaute,
  voyage: heroVoyage,
  immobilier: heroImmobilier,
} as const

export type HeroName = keyof typeof heroes
