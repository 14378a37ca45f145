import type { CardUniverse } from './subject'

/** The inks of a card: a ground, what is written on it, and two colours for its geometry. */
export type Theme = {
  ground: string
  text: string
  eyebrow: string
  bright: string
  deep: string
}

/** The colours of app/tokens.css, one set per universe; texts pass AA on their ground. */
export const themes: Record<CardUniverse, Theme> = {
  accueil: {
    ground: '#1f48bd',
    text: '#ffffff',
    eyebrow: '#ffffff',
    bright: '#e2a13b',
    deep: '#3064e8',
  },
  medias: {
    ground: '#0b1029',
    text: '#f3f4ff',
    eyebrow: '#a9c0ff',
    bright: '#e2a13b',
    deep: '#3064e8',
  },
  beaute: {
    ground: '#f4e6d4',
    text: '#15182b',
    eyebrow: '#a9481f',
    bright: '#e2a13b',
    deep: '#a9481f',
  },
  voyage: {
    ground: '#0c5566',
    text: '#ffffff',
    eyebrow: '#f4e6d4',
    bright: '#e2a13b',
    deep: '#3064e8',
  },
  immobilier: {
    ground: '#97391d',
    text: '#ffffff',
    eyebrow: '#f0efe3',
    bright: '#e2a13b',
    deep: '#f0efe3',
  },
}
