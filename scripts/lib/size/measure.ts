import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { blockExternalRequests } from '../../../e2e/support/block-external-requests'
import { countBytes } from './transfer'

export type PageSize = {
  path: string
  /** Scripts that the HTML loads, compressed with gzip, in bytes. */
  first: number
  /** Scripts loaded once the page is idle, compressed with gzip, in bytes. */
  settled: number
  /** What a phone has received by then without scrolling, except videos, in bytes. */
  view: number
}

/** Opens a page as a phone does, and measures what it loads. */
export async function measure(browser: Browser, origin: string, path: string): Promise<PageSize> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    await blockExternalRequests(context, [], () => undefined)
    const page = await context.newPage()
    const transfer = await countBytes(page)
    const scripts = new Map<string, Promise<number>>()
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      const size = response.body().then((body) => gzipSync(body).length)
      scripts.set(response.url(), size)
    })
    await page.goto(origin + path, { waitUntil: 'load' })
    await transfer.idle()
    const view = transfer.total()
    const initial = await scriptsOfHtml(page, origin + path)
    const ofHtml = [...scripts].flatMap(([src, size]) => (initial.includes(src) ? [size] : []))
    return { path, first: await sum(ofHtml), settled: await sum([...scripts.values()]), view }
  } finally {
    await context.close()
  }
}

/** The URLs of the scripts in a page's HTML, which is fetched again. */
async function scriptsOfHtml(page: Page, url: string): Promise<string[]> {
  return page.evaluate(async (address) => {
    const html = await (await fetch(address)).text()
    const document = new DOMParser().parseFromString(html, 'text/html')
    const elements = [
      ...document.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])'),
    ]
    return elements.map((script) => new URL(script.getAttribute('src') ?? '', address).href)
  }, url)
}

async function sum(sizes: Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}
