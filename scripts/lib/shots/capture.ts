import path from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { blockExternalRequests } from '../../../e2e/support/block-external-requests'
import { finishAnimations } from '../../../e2e/support/finish-animations'
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

/** How long to wait for a page's images, in milliseconds; later ones miss the screenshot. */
const imagesTimeoutMs = 20_000

/** esbuild calls this helper in functions that Playwright sends to the page, where it is missing. */
const defineNameHelper = 'globalThis.__name = (it) => it'

/** Writes one PNG: the whole page once it is settled, or the viewport of an opened state. */
export async function capture(browser: Browser, folder: string, shot: Shot): Promise<void> {
  const { name, url, width, open, context: overrides, printed } = shot
  const scripted = overrides?.javaScriptEnabled !== false
  // Without scripts the page cannot be scrolled: a tall viewport loads its lazy images.
  const height = scripted ? 900 : 4000
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'fr-FR',
    timezoneId: 'Africa/Porto-Novo',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...overrides,
  })
  try {
    await blockExternalRequests(context, () => undefined)
    await context.addInitScript((key) => sessionStorage.setItem(key, '1'), splashStorageKey)
    const page = await context.newPage()
    if (printed) await page.emulateMedia({ media: 'print' })
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
    if (scripted) {
      await page.evaluate(defineNameHelper)
      await scrollThrough(page)
      await open?.(page)
      await finishAnimations(page)
    } else await page.getByTestId('splash').waitFor({ state: 'hidden' })
    await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: !open })
  } finally {
    await context.close()
  }
}

/** Loads every lazy image by scrolling, and returns to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (timeoutMs) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60))
    for (const image of document.images) {
      image.loading = 'eager'
      // Otherwise what is far from the viewport is not rendered into a full-page screenshot.
      const boxes = [image.parentElement, image.parentElement?.parentElement]
      for (const box of boxes) box?.style.setProperty('content-visibility', 'visible')
    }
    const root = document.documentElement
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await pause()
    }
    const decoded = [...document.images].map((image) => image.decode().catch(() => undefined))
    const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs))
    await Promise.race([Promise.all(decoded), timeout])
    window.scrollTo({ top: 0, behavior: 'instant' })
    await pause()
  }, imagesTimeoutMs)
}
