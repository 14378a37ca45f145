import { defineConfig, type Project } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './scripts/lib/find-chromium.mjs'

/** A deployed copy to visit: then nothing is started here, and only the visits run. */
const deployed = process.env.BASE_URL

const visites: Project = { name: 'visites', testDir: 'e2e/visites' }
const contenu: Project = { name: 'contenu', testDir: 'e2e/contenu' }
const pannes: Project = { name: 'pannes', testDir: 'e2e/pannes', timeout: 90_000 }
const dorsal: Project = { name: 'dorsal', testDir: 'e2e/backend', timeout: 120_000 }

export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: deployed ? [visites] : [visites, contenu, pannes, dorsal],
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
