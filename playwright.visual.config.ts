import { defineConfig } from '@playwright/test'
import { chromium, phone } from './e2e/support/projects'
import config from './playwright.config'

/** `npm run visual`: compares screenshots with those of an earlier state of the same machine. */
export default defineConfig({
  ...config,
  testDir: 'e2e/visual',
  workers: 2,
  retries: 0,
  snapshotPathTemplate: 'e2e/visual/baselines/{projectName}/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      // The same machine draws the same pixels: what differs has been changed.
      threshold: 0.02,
      maxDiffPixels: 20,
    },
  },
  // The style that ends animations is none of the site's own.
  use: { ...config.use, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: '360', use: phone },
    { name: '768', use: { ...chromium, viewport: { width: 768, height: 1024 } } },
    { name: '1440', use: { ...chromium, viewport: { width: 1440, height: 900 } } },
  ],
})
