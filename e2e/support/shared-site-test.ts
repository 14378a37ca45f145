import { siteBuild } from '../../scripts/lib/builds.mjs'
import { sourceHash } from '../../scripts/lib/source-hash.mjs'
import { root } from './paths'
import { deployedUrl, sharedSite } from './shared-site'
import { test as base } from './test'

export { expect, type Page, type Locator } from './test'

/** The test of everything that only reads a healthy site: relative addresses are the shared site's. */
export const test = base.extend<object, { currentBuild: void }>({
  currentBuild: [
    async ({}, use) => {
      if (!deployedUrl) expectCurrentBuild()
      await use()
    },
    { scope: 'worker', auto: true },
  ],

  baseURL: async ({}, use) => {
    await use(deployedUrl ?? sharedSite().url)
  },
})

/** Throws when the source has changed since the site was started, in a window that stays open. */
function expectCurrentBuild(): void {
  const started = sharedSite().sourceHash
  if (started === undefined || started === sourceHash(root, siteBuild.sources)) return
  throw new Error(
    'The site has changed since these tests were opened: close Playwright’s window and open it ' +
      'again, or run the global teardown and setup of the VS Code extension. It is built then.',
  )
}
