import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { countBytes } from './transfer'

/** The screen of a phone. */
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

export type PageSize = {
  path: string
  /** Its HTML, in bytes, and compressed with brotli as the site sends it. */
  html: number
  compressedHtml: number
  /** Scripts that the HTML loads, compressed with gzip, in bytes. */
  first: number
  /** Scripts loaded once the page is idle, compressed with gzip, in bytes. */
  settled: number
  /** What a phone has received by then without scrolling, except videos, in bytes. */
  view: number
}

/** Opens a page as a phone does, and measures what it loads. */
export async function measure(browser: Browser, origin: string, path: string): Promise<PageSize> {
  await using context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  const page = await context.newPage()
  const transfer = await countBytes(page)
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const size = response.body().then((body) => gzipSync(body).length)
    scripts.set(response.url(), size)
  })
  // No limit here: pages are measured side by side.
  await page.goto(origin + path, { waitUntil: 'load', timeout: 0 })
  await transfer.idle()
  const view = transfer.total()
  const sent = await (await page.request.get(origin + path)).text()
  // The port differs from run to run, and compresses to some bytes more or less.
  const html = sent.replaceAll(/(127\.0\.0\.1(?::|%3A))\d{5}/g, '$110000')
  const ofHtml = [...scripts].flatMap(([src, size]) => (isNamed(src, html) ? [size] : []))
  return {
    ...{ path, view, html: Buffer.byteLength(html) },
    compressedHtml: brotliCompressSync(html).length,
    first: await sum(ofHtml),
    settled: await sum([...scripts.values()]),
  }
}

/** Whether a page's HTML loads a script: by an element, or by the script of defer-assets.mjs. */
function isNamed(src: string, html: string): boolean {
  const plain = html.replace(/__next_f\.push[\s\S]*?<\/script>/g, '')
  return plain.includes(`"${new URL(src).pathname}"`)
}

async function sum(sizes: Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}
