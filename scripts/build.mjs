import { builds, ensureBuilt } from './lib/builds.mjs'

/** Makes what the command line names, `site`, `contents` or `backend`, unless that is done. */
await ensureBuilt(builds[/** @type {keyof typeof builds} */ (process.argv[2])], {})
