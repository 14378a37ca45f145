import type { Page } from '@playwright/test'

/**
 * Holds the site's scripts back: the page is as it stands before they are in.
 * @returns what lets them through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
