import { defineConfig, type Project } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './scripts/lib/find-chromium.mjs'

/** A deployed copy to visit: then nothing is started here, and only the visits run. */
const deployed = process.env.BASE_URL

const smoke: Project = { name: 'smoke', testDir: 'e2e/smoke' }
const content: Project = { name: 'content', testDir: 'e2e/content' }
const outages: Project = { name: 'outages', testDir: 'e2e/outages', timeout: 90_000 }
const embeddedBackend: Project = {
  name: 'embedded-backend',
  testDir: 'e2e/embedded-backend',
  timeout: 120_000,
}

export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: deployed ? [smoke] : [smoke, content, outages, embeddedBackend],
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    ...(deployed ? { baseURL: deployed } : {}),
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Africa/Porto-Novo',
    serviceWorkers: 'block',
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS },
  },
})
