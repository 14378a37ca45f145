import { colours } from '@/lib/site/colours'
import type { OgImageArea } from './subject'

/** The inks of a card: a ground, what is written on it, and two colours for its geometry. */
export type Theme = {
  ground: string
  text: string
  eyebrow: string
  bright: string
  deep: string
}

/** The colours of app/tokens.css, one set per universe; texts pass AA on their ground. */
export const themes: Record<OgImageArea, Theme> = {
  accueil: {
    ground: colours.brandDeep,
    text: colours.white,
    eyebrow: colours.white,
    bright: colours.ochre,
    deep: colours.brand,
  },
  medias: {
    ground: colours.night,
    text: colours.moon,
    eyebrow: colours.brandTint,
    bright: colours.ochre,
    deep: colours.brand,
  },
  beaute: {
    ground: colours.sand,
    text: colours.ink,
    eyebrow: colours.terracotta,
    bright: colours.ochre,
    deep: colours.terracotta,
  },
  voyage: {
    ground: colours.lagoon,
    text: colours.white,
    eyebrow: colours.sand,
    bright: colours.ochre,
    deep: colours.brand,
  },
  immobilier: {
    ground: colours.laterite,
    text: colours.white,
    eyebrow: colours.lime,
    bright: colours.ochre,
    deep: colours.lime,
  },
}
