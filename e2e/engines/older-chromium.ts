import { createRequire } from 'node:module'
import { localArgs } from '../../scripts/lib/find-chromium.mjs'
import type { Driver, Viewport } from './driver'
import { type olderChromiums, olderChromiumFiles, olderPuppeteer } from './find-older-chromium.mjs'
import { puppeteerDriver } from './puppeteer-driver'

/** Starts an older Chromium on a phone's viewport, or a desktop's. */
export async function startOlderChromium(
  name: keyof typeof olderChromiums,
  { hasTouch, ...viewport }: Viewport,
): Promise<Driver> {
  const { executablePath, libraries } = olderChromiumFiles(name)
  const puppeteer = createRequire(import.meta.url)(
    olderPuppeteer,
  ) as typeof import('puppeteer-core')
  const browser = await puppeteer.launch({
    executablePath,
    defaultViewport: { ...viewport, isMobile: hasTouch },
    args: ['--headless', '--no-sandbox', ...localArgs],
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  })
  // Its touchscreen only taps: it is dragged with the mouse.
  return puppeteerDriver(browser, { hasTouch: false })
}
