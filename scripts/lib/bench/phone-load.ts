import { setTimeout as sleep } from 'node:timers/promises'
import { launchChromium } from '../find-chromium.mjs'
import { phone } from '../size/measure'
import { medians } from './medians'

/** Lighthouse's slow 4G, in bytes a second and milliseconds, and a processor four times slower. */
const network = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }
const processorSlowdown = 4

/** Milliseconds after `load` until which tasks and paints count. */
const settleMs = 4000

/**
 * Loads a page as a slow phone does on its first visit, three times in a new browser.
 * @returns the medians in milliseconds: first and largest contentful paint, and total blocking time,
 *   which is what tasks take beyond 50 ms
 */
export const phoneLoad = (url: string) => medians(() => loadOnce(url))

async function loadOnce(url: string) {
  await using browser = await launchChromium()
  const page = await browser.newPage(phone)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await client.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  await page.goto(url, { waitUntil: 'load' })
  await sleep(settleMs)
  const found = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    const types = ['paint', 'largest-contentful-paint', 'longtask']
    for (const type of types) observer.observe({ type, buffered: true })
    return observer.takeRecords().map((it) => it.toJSON() as PerformanceEntry)
  })
  const start = (name: string) => found.findLast((it) => it.name === name)?.startTime
  const fcp = start('first-contentful-paint') ?? 0
  const largest = found.findLast((it) => it.entryType === 'largest-contentful-paint')
  const tasks = found.filter((it) => it.entryType === 'longtask')
  const tbt = tasks.reduce((sum, { duration }) => sum + duration - 50, 0)
  return { FCP: fcp, LCP: largest?.startTime ?? fcp, TBT: tbt }
}
