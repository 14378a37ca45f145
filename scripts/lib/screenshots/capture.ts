import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { blockExternalRequests } from '../../../e2e/support/block-external-requests'
import { finishAnimations } from '../../../e2e/support/finish-animations'
import { scrollToEnd } from '../../../e2e/support/scroll-to-end'
import { splashStorageKey } from '../../../lib/document/splash-script.mjs'
import { root } from '../root.mjs'

/** Where the screenshots go. */
export const folder = path.join(root, 'test-results/screenshots')

/** What is captured of a page. */
export type State = {
  /** The file's name without the width. */
  name: string
  path: string
  /** The smallest and the largest viewport width, in CSS pixels, at which the state exists. */
  from?: number
  to?: number
  /** Brings the page into the state to capture; then the screenshot shows the viewport only. */
  open?: (page: Page) => Promise<unknown>
  withoutScripts?: boolean
  /** Whether to capture the print style. */
  printed?: boolean
}

/** esbuild calls this helper in functions that Playwright sends to the page, where it is missing. */
const defineNameHelper = 'globalThis.__name = (it) => it'

/** Writes one PNG: the whole page once it is settled, or the viewport of an opened state. */
export async function capture(
  browser: Browser,
  origin: string,
  { name, path: address, open, withoutScripts = false, printed }: State,
  width: number,
): Promise<void> {
  // Without scripts the page cannot be scrolled: a tall viewport loads its lazy images.
  const height = withoutScripts ? 4000 : 900
  await using context = await browser.newContext({
    viewport: { width, height },
    locale: 'fr-FR',
    timezoneId: 'Africa/Porto-Novo',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    javaScriptEnabled: !withoutScripts,
  })
  await blockExternalRequests(context, () => undefined)
  await context.addInitScript((key) => sessionStorage.setItem(key, '1'), splashStorageKey)
  const page = await context.newPage()
  if (printed) await page.emulateMedia({ media: 'print' })
  await page.goto(origin + address, { waitUntil: 'load', timeout: 90_000 })
  if (withoutScripts) await page.getByTestId('splash').waitFor({ state: 'hidden' })
  else {
    await page.evaluate(defineNameHelper)
    await scrollToEnd(page)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await open?.(page)
    await finishAnimations(page)
  }
  await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: !open })
}
