import { defineConfig } from 'vitest/config'
import { root } from '../../scripts/lib/root.mjs'
import { ensureEngines } from './find-engines.mjs'

const desktop = { width: 1280, height: 800, hasTouch: false }
const phone = { width: 390, height: 844, hasTouch: true }

/** The viewports of an engine; of the older ones a phone's. */
const viewports = {
  firefox: [desktop, phone],
  webkit: [desktop, phone],
  'chromium-92': [phone],
  'chromium-109': [phone],
}

/** Every engine of this machine at its viewports; without any there is nothing to run. */
const projects = ensureEngines().flatMap((engine) =>
  viewports[engine].map((viewport, index) => ({
    extends: true as const,
    test: {
      name: `${engine} ${viewport.width} px`,
      provide: { engine, viewport },
      include: [
        'e2e/engines/visits.journey.ts',
        // No viewport changes it; Chromium of today: e2e/content/offline.spec.ts.
        ...(index === 0 && !engine.startsWith('chromium')
          ? ['e2e/engines/offline.journey.ts']
          : []),
        ...(engine.startsWith('chromium') ? ['e2e/engines/routes.journey.ts'] : []),
      ],
    },
  })),
)

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: [],
    passWithNoTests: true,
    globalSetup: 'e2e/engines/global-setup.ts',
    maxWorkers: 2,
    testTimeout: 120_000,
    // After a hanging command: a screenshot and the end of the session, which then hang too.
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000, interval: 100 } },
    retry: process.env.CI ? 1 : 0,
    ...(projects.length > 0 && { projects }),
  },
})
