import { existsSync } from 'node:fs'
import { type BrowserType, firefox, type Project, webkit } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/lib/find-chromium.mjs'
import { phoneFiles } from './phone-files'
import { deployedUrl } from './shared-site'
import { isSlowTier } from './tier'

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

const chromiumProjects: Project[] = [
  {
    name: 'chromium',
    testMatch: readingFolders.map((folder) => `${folder}/**/*.spec.ts`),
    use: chromium,
  },
  {
    name: 'phone',
    testMatch: phoneFiles,
    testIgnore: deployedUrl ? 'content/**' : undefined,
    // In place of the one of all projects.
    grepInvert: isSlowTier ? /@desktop/ : /@desktop|@slow/,
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
export const enginesLeftOut = isSlowTier
  ? otherEngines.filter((it) => !isInstalled(it)).map(([name]) => name)
  : []

const installed = isSlowTier ? otherEngines.filter(isInstalled) : []
const engineProjects = installed.map(([name, engine]): Project => ({
  name,
  // All of them: what runs in Chromium in the fast tier runs here again.
  grep: /./,
  testMatch: 'smoke/**/*.spec.ts',
  use: { browserName: engine.name() as 'firefox' | 'webkit' },
}))

/** Owners work on phones. */
const ofOwners: Project['use'] = { viewport: { width: 390, height: 844 }, actionTimeout: 20_000 }

const serverProjects: Project[] = [
  { name: 'outages', timeout: 180_000 },
  { name: 'embedded-backend', timeout: 180_000, expect: { timeout: 20_000 }, use: ofOwners },
  { name: 'fuzz', timeout: 240_000, workers: 1 },
].map((project) => ({
  ...project,
  testMatch: `${project.name}/**/*.spec.ts`,
  use: { ...chromium, ...project.use },
}))

const readingProjects = [...chromiumProjects, ...engineProjects]

/** Against a deployed copy nothing is started here, so no test that needs a site of its own runs. */
export const projects: Project[] = (
  deployedUrl ? readingProjects : [...serverProjects, ...readingProjects]
).map((project) => ({ ...project, testDir: 'e2e' }))
