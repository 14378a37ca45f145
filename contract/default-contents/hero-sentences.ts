import type { SiteArea } from '../universes.mjs'

/** The sentences of the heroes, where the owner has set no others; `tagline` is the brand's. */
export const heroSentences = {
  tagline: 'La diaspora inspire, construit et rayonne.',
  accueil: 'Une plateforme, quatre univers\u00a0: la culture, la beauté et l’ambition africaine.',
  medias: 'Reportages, portraits, photos et événements\u00a0: la diaspora racontée depuis Cotonou.',
  beaute: 'Des soins qui font du bien, un savoir-faire à transmettre.',
  voyage:
    'Un pays à choisir, un dossier solide, un conseiller joignable. Vous préparez la valise, nous préparons le reste.',
  immobilier:
    'Acheter, louer ou faire bâtir au pays\u00a0: un projet suivi de près, même quand vous êtes loin.',
} as const satisfies Record<SiteArea | 'tagline', string>

/** A hero with a sentence that the owner can change, or the tagline. */
export type HeroSentence = keyof typeof heroSentences
