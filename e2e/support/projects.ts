import type { Project } from '@playwright/test'
import { chromiumArgs, findChromium, localArgs } from '../../scripts/lib/find-chromium.mjs'
import { deployedUrl } from './shared-site'
import { isSlowTier, slowTag } from './tier'

export const chromium: Project['use'] = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: deployedUrl ? chromiumArgs : localArgs,
  },
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

const testMatch = readingFolders.map((folder) => `${folder}/**/*.spec.ts`)

const chromiumProjects: Project[] = [
  {
    ...{ name: 'chromium', testMatch, use: chromium },
    ...(isSlowTier ? {} : { grepInvert: [slowTag, /@phone-only/] }),
  },
  // The tests whose outcome depends on touch or on the viewport; none of them is slow.
  ...(isSlowTier ? [] : [{ name: 'phone', testMatch, grep: /@phone/, use: phone }]),
]

/** Each worker starts servers of its own: one is cheaper than two. */
const serverProjects: Project[] = [
  {
    ...{ name: 'outages', testMatch: 'outages/**/*.spec.ts', use: chromium, workers: 1 },
    // The site answers with its last content when the backend is slow, and renders the page again.
    expect: { timeout: 60_000, toPass: { timeout: 60_000, intervals: [50, 100, 250, 500] } },
  },
  // Owners work on phones.
  {
    ...{ name: 'embedded-backend', testMatch: 'embedded-backend/**/*.spec.ts', workers: 1 },
    use: { ...phone, actionTimeout: 20_000 },
  },
]

/** Against a deployed copy nothing is started here, so no test that needs a site of its own runs. */
export const projects: Project[] = (
  deployedUrl ? chromiumProjects : [...serverProjects, ...chromiumProjects]
).map((project) => ({ ...project, testDir: 'e2e' }))
