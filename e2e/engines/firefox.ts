import { setTimeout as sleep } from 'node:timers/promises'
import { launch } from 'puppeteer-core'
import { type Driver, refusingProxy, stepMs, type Viewport } from './driver'
import { recordProblems } from './in-page'

/** Starts the system's Firefox, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string, viewport: Viewport): Promise<Driver> {
  const { width, height, isPhone } = viewport
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width, height },
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': refusingProxy.host,
      'network.proxy.http_port': refusingProxy.port,
      'network.proxy.ssl': refusingProxy.host,
      'network.proxy.ssl_port': refusingProxy.port,
      'dom.w3c_touch_events.enabled': isPhone ? 1 : 0,
      'intl.accept_languages': 'fr',
    },
  })
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(recordProblems)
  const { mouse } = page
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    back: () => page.goBack(),
    url: () => Promise.resolve(page.url()),
    evaluate: (run, ...args) =>
      page.evaluate(run as (...args: unknown[]) => unknown, ...args) as never,
    click: ({ x, y }) => mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    drag: async (from, through) => {
      const finger = isPhone ? await page.touchscreen.touchStart(from.x, from.y) : undefined
      if (!finger) await mouse.move(from.x, from.y).then(() => mouse.down())
      for (const { x, y } of through) {
        await (finger ?? mouse).move(x, y)
        await sleep(stepMs)
      }
      await (finger ? finger.end() : mouse.up())
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
