import { setTimeout as sleep } from 'node:timers/promises'
import { launch } from 'puppeteer-core'
import { recordProblems } from '../in-page'
import { type Driver, stepMs, stepsBetween, type Viewport } from './driver'
import { startRefusingProxy } from './refusing-proxy'

/** Preferences that keep every request on this machine. */
const proxyPreferences = (port: number) => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': port,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': port,
})

/** Starts the system's Firefox, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string, viewport: Viewport): Promise<Driver> {
  const proxy = await startRefusingProxy()
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: viewport.width, height: viewport.height },
    extraPrefsFirefox: {
      ...proxyPreferences(proxy.port),
      'dom.w3c_touch_events.enabled': viewport.isPhone ? 1 : 0,
      'intl.accept_languages': 'fr',
    },
  })
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(recordProblems)
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    evaluate: (run, ...args) =>
      page.evaluate(run as (...args: unknown[]) => unknown, ...args) as never,
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    drag: async (from, to) => {
      const { mouse, touchscreen } = page
      const finger = viewport.isPhone ? await touchscreen.touchStart(from.x, from.y) : undefined
      if (!finger) {
        await mouse.move(from.x, from.y)
        await mouse.down()
      }
      for (const { x, y } of stepsBetween(from, to)) {
        await (finger ?? mouse).move(x, y)
        await sleep(stepMs)
      }
      await (finger ? finger.end() : mouse.up())
    },
    screenshot: () => page.screenshot(),
    close: async () => {
      await browser.close()
      await proxy.close()
    },
  }
}
