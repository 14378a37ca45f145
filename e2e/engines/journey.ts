import { mkdirSync, writeFileSync } from 'node:fs'
import { inject, test as base } from 'vitest'
import { root } from '../../scripts/lib/root.mjs'
import type { Driver } from './driver'
import { startFirefox } from './firefox'
import { EnginePage } from './page'
import { startWebKit } from './webkit'

export { expect } from 'vitest'

/** The test of all journeys: one browser for each file; a screenshot of a page that fails. */
export const test = base.extend<{ page: EnginePage; driver: Driver }>({
  driver: [
    async ({}, use) => {
      const [engine, viewport] = [inject('engine'), inject('viewport')]
      const driver = await (engine.name === 'firefox'
        ? startFirefox(engine.paths.browser, viewport)
        : startWebKit(engine.paths, viewport))
      await use(driver)
      await driver.close()
    },
    { scope: 'file' },
  ],
  page: async ({ driver, task, onTestFailed }, use) => {
    onTestFailed(async () => {
      const name = `${inject('engine').name}-${inject('viewport').width}-${task.name.slice(0, 60)}`
      mkdirSync(`${root}/test-results/engines`, { recursive: true })
      const file = `${root}/test-results/engines/${name.replace(/[^\w-]+/g, '-')}.png`
      writeFileSync(file, await driver.screenshot())
    })
    await use(new EnginePage(driver))
  },
})
