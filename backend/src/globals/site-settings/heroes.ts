import type { Tab } from 'payload'
import {
  type HeroSentence,
  heroSentences,
} from '../../../../lib/shared/default-contents/hero-sentences'
import { sentenceField } from './text-fields'

const labels: Record<HeroSentence, string> = {
  tagline: 'La devise, sous le nom du site',
  accueil: 'Accueil',
  medias: 'Médias',
  beaute: 'Beauté',
  voyage: 'Voyage',
  immobilier: 'Immobilier',
}

/** The sentences in the large pictures at the top of the pages. */
export const heroesTab: Tab = {
  name: 'heroes',
  label: 'Phrases',
  description: 'Les phrases écrites sur les grandes images, en haut des pages.',
  fields: (Object.keys(labels) as HeroSentence[]).map((name) =>
    sentenceField({
      name,
      label: labels[name],
      inForce: heroSentences[name],
      ...(name === 'tagline' && { maxLength: 90 }),
    }),
  ),
}
