import type { Page } from '@playwright/test'

/** The site's scripts: while they are held back, the page is in its state before hydration. */
export const scriptFiles = '**/_next/static/**/*.js'

/**
 * Holds back the requests of a page to these addresses.
 * @returns a function that lets them continue
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
