import { backendBuild, ensureBuilt, siteBuild } from './lib/builds.mjs'

/** Builds the application named on the command line, `site` or `backend`, unless that is done. */
const build = process.argv[2] === 'backend' ? backendBuild : siteBuild
process.exit((await ensureBuilt(build, {})) ? 0 : 1)
