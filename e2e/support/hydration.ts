import type { Page } from '@playwright/test'

/** Runs in the page: whether React has taken over the links of the footer, the last of the page. */
export function isHydrated(): boolean {
  const links = [...document.querySelectorAll('footer a')]
  return links.some((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')))
}

/** Waits until links are followed by the site's scripts: before, the browser follows them itself. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}
