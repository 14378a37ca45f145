import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { routes } from '../e2e/routes'
import { startSite } from '../e2e/support/site'
import { startStub } from '../e2e/stub/server'
import { CHROMIUM_ARGS, ensureChromium } from './lib/find-chromium.mjs'

/** An empty Next page's scripts, gzip, in bytes; the budgets are the architecture's. */
const emptyPage = 135 * 1024
const budgets = { first: Math.round(emptyPage * 1.15), settled: 190 * 1024 }

/** Pages measured at the same time: most of it is waiting. */
const together = 4

const stub = await startStub()
const site = await startSite({ apiBaseUrl: stub.baseUrl })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
try {
  const rows: (Awaited<ReturnType<typeof measure>> & { path: string })[] = []
  for (let index = 0; index < routes.length; index += together) {
    const next = routes.slice(index, index + together)
    rows.push(
      ...(await Promise.all(
        next.map(async ({ path }) => ({ path, ...(await measure(browser, site.url + path)) })),
      )),
    )
  }
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
  console.log('Scripts per page, KB gzip: asked for by the HTML | there 4 s after load')
  for (const { path, first, settled } of rows) {
    console.log(
      `  ${path.padEnd(40)} ${kilobytes(first).padStart(7)} ${kilobytes(settled).padStart(7)}`,
    )
  }
  console.log(
    `  ${'budget'.padEnd(40)} ${kilobytes(budgets.first).padStart(7)} ${kilobytes(budgets.settled).padStart(7)}`,
  )
  const over = rows.filter((row) => row.first > budgets.first || row.settled > budgets.settled)
  for (const { path } of over) console.error(`Over budget: ${path}`)
  if (over.length > 0 || rows.length === 0) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
  await stub.close()
}

/** Bytes of script, gzip, that a page asks for in its HTML, and that arrived 4 s after load. */
async function measure(opened: Browser, url: string) {
  const page = await opened.newPage({ viewport: { width: 360, height: 740 } })
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    )
  })
  await page.goto(url, { waitUntil: 'load' })
  await new Promise((resolve) => setTimeout(resolve, 4000))
  const asked = await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text()
    const document = new DOMParser().parseFromString(html, 'text/html')
    const elements = [
      ...document.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])'),
    ]
    return elements.map((script) => new URL(script.getAttribute('src') ?? '', address).href)
  }, url)
  const sum = async (sizes: Iterable<Promise<number>>) =>
    (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  const first = await sum(
    [...scripts].flatMap(([src, size]) => (asked.includes(src) ? [size] : [])),
  )
  const settled = await sum(scripts.values())
  await page.close()
  return { first, settled }
}
