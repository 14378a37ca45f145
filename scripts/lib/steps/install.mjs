import { ensureEngines } from '../../../e2e/engines/find-engines.mjs'
import { attempt } from '../../../platform/attempt.mjs'
import { ensurePostgres } from '../../../platform/programs/find-postgres.mjs'
import { ensureChromium } from '../find-chromium.mjs'
import { ensureNginx, ensureRedis } from '../find-servers.mjs'

const programs = {
  browser: [ensureChromium],
  servers: [ensureNginx, ensurePostgres, ensureRedis],
  engines: [ensureEngines],
}

// Installs what the command line names; where that is not possible, the steps that need it say so.
const asked = /** @type {keyof typeof programs} */ (process.argv[2])
for (const ensure of programs[asked]) attempt(() => ensure())
