import type { Page } from '@playwright/test'

/** The site's scripts: held back, the page is as it stands before they are in. */
export const scriptFiles = '**/_next/static/**/*.js'

/**
 * Holds back what a page asks for at these addresses.
 * @returns what lets it through
 */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}
