import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../find-chromium.mjs'

/** What a slow phone measures of a first visit, in milliseconds. */
export type PhoneLoad = {
  /** First contentful paint. */
  fcp: number
  /** Largest contentful paint. */
  lcp: number
  /** Total blocking time: what tasks take beyond 50 ms. */
  tbt: number
  /** The longest task after the first paint. */
  longest: number
}

/** Lighthouse's slow 4G, in bytes a second and milliseconds, and a processor four times slower. */
const network = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  latency: 150,
}
const processorSlowdown = 4

/** Milliseconds after `load` until which tasks and paints count. */
const settleMs = 4000

/** Requests for other hosts fail at once. */
const localOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/**
 * Loads a page as a slow phone does on its first visit, each time in a new browser.
 * @param url
 * @param runs how many times
 * @returns the medians
 */
export async function phoneLoad(url: string, runs = 3): Promise<PhoneLoad> {
  const loads: PhoneLoad[] = []
  for (let run = 0; run < runs; run++) loads.push(await loadOnce(url))
  const medianOf = (name: keyof PhoneLoad) => median(loads.map((load) => load[name]))
  return {
    fcp: medianOf('fcp'),
    lcp: medianOf('lcp'),
    tbt: medianOf('tbt'),
    longest: medianOf('longest'),
  }
}

async function loadOnce(url: string): Promise<PhoneLoad> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, localOnly],
  })
  try {
    const page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    })
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', network)
    await client.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    await page.goto(url, { waitUntil: 'load' })
    await sleep(settleMs)
    return await timings(page)
  } finally {
    await browser.close()
  }
}

/** Reads the timings that the browser has recorded from the start of the page. */
async function timings(page: Page): Promise<PhoneLoad> {
  const paints = await entriesOf(page, 'paint')
  const largest = await entriesOf(page, 'largest-contentful-paint')
  const tasks = await entriesOf(page, 'longtask')
  const fcp = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0
  const afterPaint = tasks.filter(({ startTime }) => startTime > fcp)
  return {
    fcp,
    lcp: largest.at(-1)?.startTime ?? fcp,
    tbt: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    longest: Math.max(0, ...afterPaint.map(({ duration }) => duration)),
  }
}

type Entry = { name: string; startTime: number; duration: number }

/** The performance entries of one type, the earlier ones too. */
function entriesOf(page: Page, type: string): Promise<Entry[]> {
  return page.evaluate(
    (entryType) =>
      new Promise<Entry[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map(({ name, startTime, duration }) => ({ name, startTime, duration })),
          ),
        )
        observer.observe({ type: entryType, buffered: true })
        // Without entries the observer is never called.
        setTimeout(() => resolve([]), 500)
      }),
    type,
  )
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
