import { existsSync } from 'node:fs'
import { type BrowserType, firefox, type Project, webkit } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/lib/find-chromium.mjs'
import { phoneFiles } from './phone-files'
import { deployedUrl } from './shared-site'

// In CI the embedded backend's tests, which give publications seconds to appear, and the fuzz tests,
// which keep both cores busy, run first and alone.
const quiet = process.env.CI ? ['embedded-backend', 'fuzz'] : []

export const chromium: Project['use'] = {
  browserName: 'chromium',
  launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArgs },
}

/** A small phone, as its browser reports it. */
export const phone: Project['use'] = {
  ...chromium,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
}

/** The folders whose tests only read a healthy site, or a deployed copy: there the first one alone. */
const readingFolders = deployedUrl ? ['smoke'] : ['smoke', 'content', 'accessibility']

// Browser tests keep two cores busy with few workers; the outage tests mostly wait for time-outs
// and retries, so they run beside them in workers of their own.
const chromiumProjects: Project[] = [
  {
    name: 'chromium',
    testMatch: readingFolders.map((folder) => `${folder}/**/*.spec.ts`),
    workers: 2,
    use: chromium,
  },
  {
    name: 'phone',
    testMatch: phoneFiles,
    testIgnore: deployedUrl ? 'content/**' : undefined,
    grepInvert: /@desktop/,
    workers: 1,
    use: phone,
  },
]

/** Playwright's own builds of the other engines; it drives no browser of the system. */
const otherEngines: [name: string, engine: BrowserType][] = [
  ['firefox', firefox],
  ['webkit', webkit],
]
const isInstalled = ([, engine]: (typeof otherEngines)[number]) =>
  existsSync(engine.executablePath())

/** The engines that are left out because their browser is not installed. */
export const enginesLeftOut = otherEngines.filter((it) => !isInstalled(it)).map(([name]) => name)

const engineProjects = otherEngines.filter(isInstalled).map(([name, engine]): Project => ({
  name,
  testMatch: 'smoke/**/*.spec.ts',
  workers: 1,
  use: { browserName: engine.name() as 'firefox' | 'webkit' },
}))

const serverProjects: Project[] = [
  { name: 'outages', timeout: 90_000, workers: 4, dependencies: quiet },
  { name: 'embedded-backend', timeout: 120_000, workers: 1 },
  { name: 'fuzz', timeout: 240_000, workers: 1, dependencies: quiet.slice(0, 1) },
].map((project) => ({ ...project, testMatch: `${project.name}/**/*.spec.ts`, use: chromium }))

const readingProjects = [...chromiumProjects, ...engineProjects].map((project) => ({
  ...project,
  dependencies: deployedUrl ? [] : quiet,
}))

/** Against a deployed copy nothing is started here, so no test that needs a site of its own runs. */
export const projects: Project[] = (
  deployedUrl ? readingProjects : [...serverProjects, ...readingProjects]
).map((project) => ({ ...project, testDir: 'e2e' }))
