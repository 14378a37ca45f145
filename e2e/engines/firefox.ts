import { launch } from 'puppeteer-core'
import type { Driver, Viewport } from './driver'
import { puppeteerDriver } from './puppeteer-driver'

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
  return puppeteerDriver(browser, { hasTouch })
}
