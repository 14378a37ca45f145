import type { Locator, Page } from '@playwright/test'

/** The list of videos beside the player. */
export const similarVideos = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Vidéos similaires' })

/** The embedded player. */
export const player = (page: Page): Locator => page.getByRole('main').locator('iframe')

/** The title of the video. */
export const videoTitle = (page: Page): Locator => page.getByRole('heading', { level: 1 })
