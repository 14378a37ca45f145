import { setTimeout as sleep } from 'node:timers/promises'
import { launchChromium } from '../find-chromium.mjs'
import { phone } from '../size/measure'
import { median } from './median'

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
export async function phoneLoad(url: string) {
  const loads = [await loadOnce(url), await loadOnce(url), await loadOnce(url)]
  const medianOf = (name: 'fcp' | 'lcp' | 'tbt') => Math.round(median(loads.map((it) => it[name])))
  return { fcp: medianOf('fcp'), lcp: medianOf('lcp'), tbt: medianOf('tbt') }
}

async function loadOnce(url: string) {
  await using browser = await launchChromium()
  const page = await browser.newPage(phone)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await client.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  await page.addInitScript(() => {
    const found: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => found.push(...list.getEntries()))
    const types = ['paint', 'largest-contentful-paint', 'longtask']
    for (const type of types) observer.observe({ type, buffered: true })
    Object.assign(globalThis, { found })
  })
  await page.goto(url, { waitUntil: 'load' })
  await sleep(settleMs)
  const found = await page.evaluate<PerformanceEntry[]>('found.map((it) => it.toJSON())')
  const start = (name: string) => found.findLast((it) => it.name === name)?.startTime
  const fcp = start('first-contentful-paint') ?? 0
  const largest = found.findLast((it) => it.entryType === 'largest-contentful-paint')
  const tasks = found.filter((it) => it.entryType === 'longtask')
  const tbt = tasks.reduce((sum, { duration }) => sum + duration - 50, 0)
  return { fcp, lcp: largest?.startTime ?? fcp, tbt }
}
