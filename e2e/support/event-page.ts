import type { Page } from '@playwright/test'
import { listPath } from './event-content'

/** An event with a time, days ahead, so that it is not past after midnight: its page and its start. */
export async function timedEvent(page: Page) {
  await page.goto(listPath)
  const card = page
    .getByRole('region', { name: 'À venir' })
    .getByRole('article')
    .filter({ hasText: 'La nuit du conte' })
  const link = card.getByRole('heading').getByRole('link')
  const iso = (await card.locator('p > time').getAttribute('datetime')) ?? ''
  return { link, path: (await link.getAttribute('href')) ?? '', instant: Date.parse(iso) }
}

export const eventHeading = (page: Page) => page.getByRole('heading', { level: 1 })
export const backLink = (page: Page) => page.getByRole('link', { name: '← Retour', exact: true })
