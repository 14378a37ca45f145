import { setTimeout as sleep } from 'node:timers/promises'
import { launch } from 'puppeteer-core'
import type { Driver, Viewport } from './driver'
import { recordProblems } from './in-page'

/** Starts the system's Firefox, driven by WebDriver BiDi. */
export async function startFirefox({ hasTouch, ...viewport }: Viewport): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox',
    defaultViewport: viewport,
    extraPrefsFirefox: {
      'network.dns.disabled': true,
      'dom.w3c_touch_events.enabled': hasTouch ? 1 : 0,
      'intl.accept_languages': 'fr',
    },
  })
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(recordProblems)
  const { mouse, touchscreen } = page
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
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
