import type { Page } from '@playwright/test'

/** Runs in the page: whether React has taken over one of these; of a page of the site the footer is the last. */
export function isHydrated(selector = 'footer a'): boolean {
  const controls = [...document.querySelectorAll(selector)]
  return controls.some((it) => Object.keys(it).some((key) => key.startsWith('__reactProps')))
}

/** Waits until links are followed by the site's scripts: before, the browser follows them itself. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, 'footer a')
}
