import { backendBuild, ensureBuilt, siteBuild } from '../../scripts/lib/builds.mjs'
import { ensureChromium } from '../../scripts/lib/find-chromium.mjs'
import { ensureRedis } from '../../scripts/lib/find-servers.mjs'
import { siteSourceHash } from './current-build'
import { deployedUrl, type SharedSite, sharedSiteVariable } from './shared-site'
import { startSharedSite } from './start-shared-site'

/** Playwright's window and its extension for VS Code set up once and then run tests many times. */
const staysOpen = process.argv.some((it) => it.startsWith('--ui') || it === 'test-server')

/**
 * Runs once before the tests, however they were started: installs and builds what is missing or
 * stale, then starts the site that tests share, with a healthy mock backend. Each page is rendered,
 * and each picture encoded, once per run instead of per worker.
 * @returns a function that stops them; undefined when a deployed copy is tested
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  // Workers inherit the environment of this process.
  process.env.CHROMIUM_PATH = ensureChromium()
  if (deployedUrl) return undefined

  process.env.REDIS_SERVER_PATH = ensureRedis()
  for (const build of [backendBuild, siteBuild]) await ensureBuilt(build)

  const sourceHash = staysOpen ? siteSourceHash() : undefined
  const { site, stop } = await startSharedSite()
  const shared: SharedSite = { url: site.url, sourceHash }
  process.env[sharedSiteVariable] = JSON.stringify(shared)
  return stop
}
