import { ensureBuilt } from './lib/builds.mjs'
import { root } from './lib/root.mjs'
import { applications } from './lib/standalone/applications'
import { makeStandalone } from './lib/standalone/make-standalone'

/**
 * Makes `dist/site` and `dist/backend`, or the one named on the command line: folders that run
 * without this checkout and without `npm ci`.
 */
const [, , only] = process.argv
for (const [name, application] of Object.entries(applications)) {
  if (only !== undefined && name !== only) continue
  await ensureBuilt(application.build)
  const { target, bytes } = await makeStandalone(root, application)
  console.log(`${target}: ${Math.round(bytes / 1e6)} MB`)
}
