import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, inject, test as base } from 'vitest'
import { root } from '../../scripts/lib/root.mjs'
import type { Driver, Viewport } from './driver'
import { startFirefox } from './firefox'
import { startOlderChromium } from './older-chromium'
import { type EnginePage, enginePage } from './page'
import { startWebKit } from './webkit'

export { expect } from 'vitest'

const start = {
  firefox: startFirefox,
  webkit: startWebKit,
  'chromium-92': (it: Viewport) => startOlderChromium('chromium-92', it),
  'chromium-109': (it: Viewport) => startOlderChromium('chromium-109', it),
}

/** The browser of a file, which starts when it is first used, and anew after it was closed. */
let browser: Promise<Driver> | undefined

async function closeBrowser(): Promise<void> {
  const closing = browser
  browser = undefined
  await (await closing)?.close()
}
afterAll(closeBrowser)

/** The test of all journeys: one browser for each file; of a page that fails a screenshot, and then a new browser. */
export const test = base.extend<{ page: EnginePage }>({
  page: async ({ task, onTestFailed }, use) => {
    const driver = await (browser ??= start[inject('engine')](inject('viewport')))
    onTestFailed(async () => {
      const name = `${inject('engine')}-${inject('viewport').width}-${task.name.slice(0, 60)}`
      mkdirSync(`${root}/test-results/engines`, { recursive: true })
      const file = `${root}/test-results/engines/${name.replace(/[^\w-]+/g, '-')}.png`
      // A session that hangs answers nothing more: the other tests need another one.
      try {
        writeFileSync(file, await driver.screenshot())
      } finally {
        await closeBrowser()
      }
    })
    await use(enginePage(driver))
  },
})
