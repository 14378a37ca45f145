import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import type { Driver } from './driver'
import { recordProblems } from './in-page'

/** Milliseconds for a document to be parsed, and between two looks at it. */
const [parsedWithinMs, lookMs] = [60_000, 50]

/** A new tab of a browser that Puppeteer has started, swiped by a finger or the mouse. */
export async function puppeteerDriver(
  browser: Browser,
  { hasTouch }: { hasTouch: boolean },
): Promise<Driver> {
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(recordProblems)
  const { mouse, touchscreen } = page

  // An older Chromium waits for frames that it cannot load, and of Firefox Puppeteer misses what follows a page with one.
  const parsedSince = () =>
    page
      .evaluate(() => (document.readyState === 'loading' ? 0 : performance.timeOrigin))
      .catch(() => 0)
  async function navigate(start: () => Promise<unknown>) {
    const [before, deadline] = [await parsedSince(), Date.now() + parsedWithinMs]
    await start()
    while ([0, before].includes(await parsedSince())) {
      if (Date.now() > deadline) throw new Error('No other document was parsed.')
      await sleep(lookMs)
    }
  }
  return {
    goto: (url) => navigate(() => page.evaluate((it) => location.assign(it), url)),
    reload: () => navigate(() => page.evaluate(() => location.reload())),
    back: () => page.evaluate(() => history.back()),
    url: () => page.evaluate(() => location.href).catch(() => ''),
    evaluate: (run, ...args) =>
      page.evaluate(run as (...args: unknown[]) => unknown, ...args) as never,
    clickAt: ({ x, y }) => mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    drag: async ([{ x, y } = { x: 0, y: 0 }, ...through]) => {
      const finger = hasTouch ? await touchscreen.touchStart(x, y) : undefined
      if (!finger) await mouse.move(x, y).then(() => mouse.down())
      for (const point of through) {
        await (finger ?? mouse).move(point.x, point.y)
        await sleep(20)
      }
      await (finger ? finger.end() : mouse.up())
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
