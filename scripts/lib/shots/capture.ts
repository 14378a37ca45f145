import path from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { keepInside } from '../../../e2e/support/outside'
import { settle } from '../../../e2e/support/settle'

export interface Shot {
  /** What the file is called, before the width. */
  name: string
  /** The page's address. */
  url: string
  /** The viewport's width in CSS pixels. */
  width: number
  /** Brings the page into the state to be seen; then only the viewport is pictured. */
  open?: (page: Page) => Promise<void>
  /** How the browser differs from the ordinary one. */
  context?: BrowserContextOptions
  /** The page as it is printed. */
  printed?: boolean
}

/** Whatever a page still waits for after this many milliseconds is left out of its picture. */
const PATIENCE_MS = 20_000

/** What the compiler wraps around functions that are sent to the page: there it does nothing. */
const NAMES_OF_FUNCTIONS = 'globalThis.__name = (it) => it'

/**
 * Writes one PNG: the whole page at rest, or the viewport of an opened state.
 * @returns the file's name
 */
export async function capture(browser: Browser, folder: string, shot: Shot): Promise<string> {
  const { name, url, width, open, context: own, printed } = shot
  const scripted = own?.javaScriptEnabled !== false
  // Without scripts nothing can be scrolled to or awaited: all of it is in sight from the start.
  const height = scripted ? 900 : 4000
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'fr-FR',
    timezoneId: 'Africa/Porto-Novo',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...own,
  })
  try {
    await keepInside(context, [], () => undefined)
    await context.addInitScript(() => sessionStorage.setItem('rayonne:splash', '1'))
    const page = await context.newPage()
    if (printed) await page.emulateMedia({ media: 'print' })
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
    if (scripted) await bringToRest(page, open)
    else await page.getByTestId('splash').waitFor({ state: 'hidden' })
    const file = `${name}-${width}.png`
    await page.screenshot({ path: path.join(folder, file), fullPage: !open })
    return file
  } finally {
    await context.close()
  }
}

/** Every picture in, the state opened, animations at their end. */
async function bringToRest(page: Page, open: Shot['open']): Promise<void> {
  await page.evaluate(NAMES_OF_FUNCTIONS)
  await scrollThrough(page)
  await open?.(page)
  await settle(page)
}

/** Brings every lazy picture in, and returns to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const frame = () => new Promise((resolve) => setTimeout(resolve, 60))
    for (const image of document.images) {
      image.loading = 'eager'
      // What is skipped far from the screen would be missing from a picture of the whole page.
      image.parentElement?.style.setProperty('content-visibility', 'visible')
    }
    const root = document.documentElement
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await frame()
    }
    const loaded = [...document.images].map((image) => image.decode().catch(() => undefined))
    const tooLate = new Promise((resolve) => setTimeout(resolve, patience))
    await Promise.race([Promise.all(loaded), tooLate])
    window.scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  }, PATIENCE_MS)
}
