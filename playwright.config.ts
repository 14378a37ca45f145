import { defineConfig, type Project } from '@playwright/test'
import { chromiumArgs, findChromium } from './scripts/lib/find-chromium.mjs'

/** A deployed copy to test: then nothing is started here, and only the smoke tests run. */
const deployed = process.env.BASE_URL

// In CI the embedded backend's tests, which give publications seconds to appear, and the fuzz tests,
// which keep both cores busy, run first and alone.
const dependencies = process.env.CI ? ['embedded-backend', 'fuzz'] : []
// Browser tests keep two cores busy with two workers; the outage tests mostly wait for time-outs
// and retries, so they run beside them in workers of their own.
const outages: Project = {
  name: 'outages',
  testDir: 'e2e/outages',
  timeout: 90_000,
  workers: 3,
  dependencies,
}
const embeddedBackend: Project = {
  name: 'embedded-backend',
  testDir: 'e2e/embedded-backend',
  timeout: 120_000,
  workers: 1,
}
const fuzz: Project = {
  name: 'fuzz',
  testDir: 'e2e/fuzz',
  timeout: 240_000,
  workers: 1,
  dependencies: process.env.CI ? ['embedded-backend'] : [],
}
const smoke: Project = {
  name: 'smoke',
  testDir: 'e2e/smoke',
  workers: 2,
  dependencies: deployed ? [] : dependencies,
}
const content: Project = { name: 'content', testDir: 'e2e/content', workers: 2, dependencies }

export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  projects: deployed ? [smoke] : [outages, embeddedBackend, fuzz, smoke, content],
  workers: 5,
  fullyParallel: true,
  forbidOnly: true,
  // A machine of CI is shared: what fails once and then passes is reported as flaky, with a trace.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Africa/Porto-Novo',
    serviceWorkers: 'block',
    // Recording every trace takes a third of the run: elsewhere ask with `--trace retain-on-failure`.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArgs },
  },
})
