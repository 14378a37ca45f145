import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_ARGS, ensureChromium } from './lib/find-chromium.mjs'
import { startSample } from './lib/sample-site'
import { measure, type PageSize } from './lib/size/measure'

const KILOBYTE = 1024

/** An empty Next page's scripts, gzip, in bytes; the budgets are the architecture's. */
const emptyPage = 135 * KILOBYTE
const budgets = {
  first: Math.round(emptyPage * 1.15),
  settled: 190 * KILOBYTE,
  view: 450 * KILOBYTE,
}

/** Pages measured at the same time: most of it is waiting. */
const together = 4

const site = await startSample()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
try {
  const rows = await measureAll(browser)
  console.log('KB a page: scripts in its HTML, scripts at rest (gzip) | first view on a phone')
  for (const row of rows) print(row)
  print({ path: 'budget', ...budgets })
  const over = rows.filter(
    (row) => row.first > budgets.first || row.settled > budgets.settled || row.view > budgets.view,
  )
  for (const { path } of over) console.error(`Over budget: ${path}`)
  if (over.length > 0 || rows.length === 0) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}

async function measureAll(opened: Browser): Promise<PageSize[]> {
  const rows: PageSize[] = []
  for (let index = 0; index < site.paths.length; index += together) {
    const next = site.paths.slice(index, index + together)
    rows.push(...(await Promise.all(next.map((path) => measure(opened, site.url, path)))))
  }
  return rows
}

function print({ path, first, settled, view }: PageSize): void {
  const columns = [first, settled, view].map((it) => (it / KILOBYTE).toFixed(1).padStart(7))
  console.log(`  ${path.padEnd(52)} ${columns.join(' ')}`)
}
