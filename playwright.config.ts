import { defineConfig } from '@playwright/test'
import { projects } from './e2e/support/projects'
import { isSlowTier, slowTag } from './e2e/support/tier'

const results = isSlowTier ? 'test-results/slow' : 'test-results'

export default defineConfig({
  globalSetup: './e2e/support/global-setup.ts',
  projects,
  ...(isSlowTier ? { grep: slowTag } : { grepInvert: slowTag }),
  // As many as the machines of CI have cores; in the slow tier one of them waits for time limits.
  workers: isSlowTier ? 3 : 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine of CI is shared: what fails once and then passes is reported as flaky, with a trace.
  retries: process.env.CI ? 1 : 0,
  // Other work on the machine fails no test; what must be fast is measured by `npm run bench`.
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000, intervals: [50, 100, 250, 500] } },
  outputDir: `${results}/artifacts`,
  // The reviewed lists of accessible names, the same on every system.
  snapshotPathTemplate: 'e2e/accessibility/names/{arg}{ext}',
  reporter: [
    ['list'],
    ['json', { outputFile: `${results}/results.json` }],
    ['html', { outputFolder: `${results}/report`, open: 'never' }],
  ],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Africa/Porto-Novo',
    serviceWorkers: 'block',
    // Recording every trace takes a third of the run: elsewhere ask with `--trace retain-on-failure`.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    screenshot: 'only-on-failure',
  },
})
