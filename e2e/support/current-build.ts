import { siteBuild } from '../../scripts/lib/builds.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { sourceHash } from '../../scripts/lib/source-hash.mjs'

/** The hash of the source that the site is built from. */
export function siteSourceHash(): string {
  return sourceHash(root, siteBuild.sources)
}

/**
 * Throws when the source is no longer that of the site under test.
 * @param started its hash when the site was started; undefined where it need not be compared
 */
export function expectCurrentBuild(started: string | undefined): void {
  if (started === undefined || started === siteSourceHash()) return
  throw new Error(
    'The site has changed since these tests were opened: close Playwright’s window and open it ' +
      'again, or run the global teardown and setup of the VS Code extension. It is built then.',
  )
}
