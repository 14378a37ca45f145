import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inject, test as base } from 'vitest'
import { root } from '../support/paths'
import type { Driver, Viewport } from './drivers/driver'
import { startFirefox } from './drivers/firefox'
import { startWebKit } from './drivers/webkit'
import { EnginePage } from './page'

export { expect } from 'vitest'

const screenshots = path.join(root, 'test-results/engines')

function start(): Promise<Driver> {
  const [engine, viewport] = [inject('engine'), inject('viewport')]
  return engine.name === 'firefox'
    ? startFirefox(engine.paths.browser, viewport)
    : startWebKit(engine.paths, viewport)
}

/** The test of all journeys: one browser for each file; a screenshot of a page that fails. */
export const test = base.extend<{ page: EnginePage; driver: Driver; viewport: Viewport }>({
  viewport: [async ({}, use) => use(inject('viewport')), { scope: 'file' }],
  driver: [
    async ({}, use) => {
      const driver = await start()
      await use(driver)
      await driver.close()
    },
    { scope: 'file' },
  ],
  page: async ({ driver, viewport, task, onTestFailed }, use) => {
    onTestFailed(async () => {
      mkdirSync(screenshots, { recursive: true })
      const name = `${inject('engine').name}-${viewport.width}-${task.name}`.replace(
        /[^\w-]+/g,
        '-',
      )
      writeFileSync(path.join(screenshots, `${name.slice(0, 100)}.png`), await driver.screenshot())
    })
    await use(new EnginePage(driver, viewport, inject('siteUrl')))
  },
})
