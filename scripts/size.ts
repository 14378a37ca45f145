import { rmSync } from 'node:fs'
import pLimit from 'p-limit'
import { isPreview } from '../lib/server/unstored-response.mjs'
import { makeSamplePictures } from '../testing/sample-pictures'
import { launchChromium } from './lib/find-chromium.mjs'
import { startSample } from './lib/sample-site'
import { measure, type PageSize } from './lib/size/measure'

const kibibyte = 1024

/**
 * The largest allowed sizes of a page, in bytes: scripts that its HTML requests (those of an empty page of
 * Next and React are 132 KB), HTML with and without compression, what it has received (docs/architecture.md).
 */
const limits = {
  first: 152 * kibibyte,
  settled: 175 * kibibyte,
  view: 355 * kibibyte,
  html: 111 * kibibyte,
  compressedHtml: 16.7 * kibibyte,
}

/** The home page is the one that most visitors see first. */
const homeLimits = { html: 67 * kibibyte, compressedHtml: 13 * kibibyte }

/** Pages measured at the same time; most of the duration is waiting until nothing more is loaded. */
const concurrency = 12

const names = ['html', 'compressedHtml', 'first', 'settled', 'view'] as const

// What no first view shows is not encoded.
const pictures = await makeSamplePictures({ films: true, pictures: true })
const site = await startSample(pictures)
await using browser = await launchChromium()
try {
  // Previews are for the owner alone, and hold the scripts of every kind of page.
  const paths = site.paths.filter((path) => !isPreview(path))
  const rows = await pLimit(concurrency).map(paths, (path) => measure(browser, site.url, path))
  console.log('KB a page: HTML, compressed | scripts in it, once idle (gzip) | first phone view')
  for (const row of rows) print(row.path, row)
  print('budget', limits)
  const over = rows.flatMap(({ path, ...sizes }) => {
    const allowed = path === '/' ? { ...limits, ...homeLimits } : limits
    const larger = names.filter((name) => sizes[name] > allowed[name])
    return larger.map((name) => `${path}: ${name}, ${sizes[name]} of ${allowed[name]} bytes`)
  })
  for (const line of over) console.error(`Over budget: ${line}`)
  if (over.length > 0 || rows.length === 0) process.exitCode = 1
} finally {
  await site.stop()
  rmSync(pictures, { recursive: true })
}

function print(path: string, sizes: Omit<PageSize, 'path'>): void {
  const columns = names.map((name) => (sizes[name] / kibibyte).toFixed(1).padStart(7))
  console.log(`  ${path.padEnd(52)} ${columns.join(' ')}`)
}
