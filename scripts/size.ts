import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, ensureChromium } from './lib/find-chromium.mjs'
import { startSample } from './lib/sample-site'
import { emptyPageScripts } from './lib/size/empty-page'
import { measure, type PageSize } from './lib/size/measure'

const kibibyte = 1024

/**
 * The largest allowed sizes of a page: scripts in its HTML as a multiple of those of an empty page,
 * the others in bytes (docs/architecture.md).
 */
const limits = { first: 1.13, settled: 172 * kibibyte, view: 450 * kibibyte }

/** Pages measured at the same time; most of the duration is waiting. */
const concurrency = 4

const site = await startSample()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
try {
  const empty = await emptyPageScripts(browser)
  const budgets = { ...limits, first: Math.round(empty * limits.first) }
  const rows = await measureAll(browser)
  console.log('KB a page: scripts in its HTML, scripts once idle (gzip) | first view on a phone')
  for (const row of rows) print(row)
  print({ path: 'empty page', first: empty, settled: empty, view: 0 })
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
  for (let index = 0; index < site.paths.length; index += concurrency) {
    const next = site.paths.slice(index, index + concurrency)
    rows.push(...(await Promise.all(next.map((path) => measure(opened, site.url, path)))))
  }
  return rows
}

function print({ path, first, settled, view }: PageSize): void {
  const columns = [first, settled, view].map((it) => (it / kibibyte).toFixed(1).padStart(7))
  console.log(`  ${path.padEnd(52)} ${columns.join(' ')}`)
}
