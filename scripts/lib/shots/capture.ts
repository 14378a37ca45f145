import path from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { blockExternalRequests } from '../../../e2e/support/block-external-requests'
import { finishAnimations } from '../../../e2e/support/finish-animations'
import { scrollToEnd } from '../../../e2e/support/scroll-to-end'
import { splashStorageKey } from '../../../lib/shared/splash-script.mjs'

export type Shot = {
  /** The file's name without the width. */
  name: string
  /** The page's URL. */
  url: string
  /** The viewport's width in CSS pixels. */
  width: number
  /** Brings the page into the state to capture; then the screenshot shows the viewport only. */
  open?: (page: Page) => Promise<unknown>
  /** Options of the browser context that differ from the defaults. */
  context?: BrowserContextOptions
  /** Whether to capture the print style. */
  printed?: boolean
}

/** Otherwise what is far from the viewport is not rendered into a full-page screenshot. */
const showAll = '* { content-visibility: visible !important }'

/** esbuild calls this helper in functions that Playwright sends to the page, where it is missing. */
const defineNameHelper = 'globalThis.__name = (it) => it'

/** Writes one PNG: the whole page once it is settled, or the viewport of an opened state. */
export async function capture(browser: Browser, folder: string, shot: Shot): Promise<void> {
  const { name, url, width, open, context: overrides, printed } = shot
  const scripted = overrides?.javaScriptEnabled !== false
  // Without scripts the page cannot be scrolled: a tall viewport loads its lazy images.
  const height = scripted ? 900 : 4000
  await using context = await browser.newContext({
    viewport: { width, height },
    locale: 'fr-FR',
    timezoneId: 'Africa/Porto-Novo',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    bypassCSP: true,
    ...overrides,
  })
  await blockExternalRequests(context, () => undefined)
  await context.addInitScript((key) => sessionStorage.setItem(key, '1'), splashStorageKey)
  const page = await context.newPage()
  if (printed) await page.emulateMedia({ media: 'print' })
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
  if (scripted) {
    await page.evaluate(defineNameHelper)
    await page.addStyleTag({ content: showAll })
    await scrollToEnd(page)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await open?.(page)
    await finishAnimations(page)
  } else await page.getByTestId('splash').waitFor({ state: 'hidden' })
  await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: !open })
}
