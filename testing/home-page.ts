import type { Locator, Page } from '@playwright/test'
import { type Universe, universes } from '../contract/universes.mjs'

/** The button texts of the four universes on the home page, byte-exact. */
const buttonTexts: Record<Universe['key'], string> = {
  medias: 'Explorer les histoires',
  voyage: 'Planifier un voyage',
  beaute: "Découvrir l'institut",
  immobilier: 'Voir nos projets',
}

/** The links of the home page to the four universes. */
export const universeLinks = universes.map(({ key, path }) => ({ path, button: buttonTexts[key] }))

/** Milliseconds at which the overlay of the hero is gone: 0.6 s, and a fade of 0.15 s (R20). */
export const overlayEndMs = 750

/** The section that holds the first-level heading. */
export const hero = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })

/** The carousel of the home page. */
export const carousel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Scènes de la maison' })

/** The section of the four universes. */
export const universesSection = (page: Page): Locator => page.locator('#univers')
