import type { Tab } from 'payload'
import {
  type HeroSentence,
  heroSentences,
} from '../../../../lib/shared/default-contents/hero-sentences'
import { contactAreaNames } from '../../../../lib/shared/universes.mjs'
import { sentenceField } from './text-fields'

const labelOf = (name: HeroSentence) =>
  name === 'tagline' ? 'La devise, sous le nom du site' : contactAreaNames[name]

/** The sentences in the large pictures at the top of the pages. */
export const heroesTab: Tab = {
  name: 'heroes',
  label: 'Phrases',
  description: 'Les phrases écrites sur les grandes images, en haut des pages.',
  fields: (Object.keys(heroSentences) as HeroSentence[]).map((name) =>
    sentenceField({
      name,
      label: labelOf(name),
      inForce: heroSentences[name],
      ...(name === 'tagline' && { maxLength: 90 }),
    }),
  ),
}
