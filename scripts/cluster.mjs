import { readFileSync } from 'node:fs'
import { loadEnvFiles } from '../platform/env-files.mjs'
import { createCluster } from './lib/cluster/cluster.mjs'
import { folder, ownPidFile, portsFrom } from './lib/cluster/layout.mjs'
import { requireFreePort } from './lib/ports.mjs'
import { readEnvironment } from './lib/read-environment.mjs'
import { root } from './lib/root.mjs'

/** The site's port unless PORT names another: beside the one of `npm start`. */
const defaultPort = '8080'

/** What tells a running cluster to deploy; SIGHUP is what a closed terminal sends. */
const deploySignal = 'SIGUSR2'

if (process.argv.includes('--deploy')) askToDeploy()
else await run()

/** Serves until Ctrl-C or SIGTERM. */
async function run() {
  loadEnvFiles(root, 'production')
  process.env.PORT ||= defaultPort
  const ports = portsFrom(readEnvironment().port)
  for (const port of Object.values(ports).flat()) await requireFreePort(port, '127.0.0.1', 'PORT')
  const cluster = createCluster(ports)
  process.on(deploySignal, () => void cluster.deploy())
  await cluster.start()
  console.log(`\n  The site:        http://localhost:${ports.site}`)
  console.log(`  The back-office: http://localhost:${ports.backOffice}/admin`)
  console.log(`  All files, the first password among them, are in ${folder}`)
  console.log('  npm run cluster -- --deploy serves the present sources.')
  console.log('  Ctrl-C stops everything.\n')
}

function askToDeploy() {
  try {
    process.kill(Number(readFileSync(ownPidFile, 'utf8')), deploySignal)
    console.log('The cluster builds and deploys; its own output says how far it is.')
  } catch {
    console.error('No cluster runs here: npm run cluster')
    process.exitCode = 1
  }
}
