import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import type { Driver } from './driver'
import { recordProblems } from './in-page'

/** An older Chromium waits for frames that it cannot load. */
const parsed = { waitUntil: 'domcontentloaded' } as const

/** A new tab of a browser that Puppeteer has started, swiped by a finger or the mouse. */
export async function puppeteerDriver(
  browser: Browser,
  { hasTouch }: { hasTouch: boolean },
): Promise<Driver> {
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(recordProblems)
  const { mouse, touchscreen } = page
  return {
    goto: (url) => page.goto(url, parsed),
    reload: () => page.reload(parsed),
    back: () => page.goBack(),
    url: () => Promise.resolve(page.url()),
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
