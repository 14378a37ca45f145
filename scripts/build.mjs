import { builds, ensureBuilt } from './lib/builds.mjs'

/** Makes what the command line names, `site`, `contents` or `backend`, unless that is done. */
const build = builds[/** @type {keyof typeof builds} */ (process.argv[2])]
process.exit((await ensureBuilt(build, {})) ? 0 : 1)
