import { ignoreEnvFiles } from '../lib/shared/env-files.mjs'
import { ensureBuilt } from './lib/builds.mjs'
import { root } from './lib/root.mjs'
import { applications } from './lib/standalone/applications.mjs'
import { makeStandalone } from './lib/standalone/make-standalone.mjs'

/**
 * Makes `dist/site` and `dist/backend`, or the one named on the command line: folders that run
 * without this checkout and without `npm ci`.
 */
const names = /** @type {(keyof typeof applications)[]} */ (Object.keys(applications))
const [, , only] = process.argv
for (const name of names.filter((it) => only === undefined || it === only)) {
  const application = applications[name]
  if (!(await ensureBuilt(application.build, ignoreEnvFiles))) process.exit(1)
  const { target, bytes } = await makeStandalone(root, application)
  console.log(`${target}: ${Math.round(bytes / 1e6)} MB`)
}
