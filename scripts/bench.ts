import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { delays, signIn } from '../e2e/cluster/support/publishing'
import { buildEmptyApp } from './lib/bench/empty-app'
import { firstStart } from './lib/bench/first-start'
import { memoryOf } from './lib/bench/memory'
import { comparedPaths, load, ratesOf } from './lib/bench/rates'
import { leaveFirstCore, onOneCore, type Server, withServer } from './lib/bench/servers'
import { siteServer } from './lib/next-server.mjs'
import { root } from './lib/root.mjs'

const ports = { site: 3310, backend: 3311, empty: 3312, alone: 3314, cluster: 3320 }
const urlOf = (port: number) => `http://127.0.0.1:${port}`
const owner = { username: 'proprietaire', password: 'mesure-du-banc-d-essai' }
const ownerEnv = { OWNER_USERNAME: owner.username, OWNER_PASSWORD: owner.password }

/** Prints figures of a clean clone; nothing passes or fails. */
async function bench(clone: string) {
  spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' })
  const installing = performance.now()
  spawnSync('npm', ['ci', '--silent'], { cwd: clone, stdio: 'inherit' })
  print('npm ci', inSeconds(performance.now() - installing))
  const [site, backend] = [urlOf(ports.site), urlOf(ports.backend)]
  const server = (args: string[], port: number, env: Server['env'] = {}): Server => ({
    command: [process.execPath, ...args],
    cwd: clone,
    env: { PORT: String(port), ...ownerEnv, ...env },
    origin: urlOf(port),
  })
  const pair = server(['scripts/start.mjs'], ports.site, { BACKEND_PORT: String(ports.backend) })
  const bare = server(siteServer(clone), ports.alone, { API_BASE_URL: backend })
  const cluster = server(['scripts/cluster.mjs'], ports.cluster)

  for (const [name, ms] of await firstStart(pair)) print(`first start, ${name}`, inSeconds(ms))
  const empty = { ...server([], ports.empty), ...buildEmptyApp(clone) }
  const [emptyRate = 0, ...bareRates] = await withServer(pair, async (pid) => {
    printMemory('npm start, idle', pid)
    await printDelays(backend, [site])
    for (const encoding of ['br, gzip', 'identity']) await load(site, encoding)
    printMemory('npm start, after load', pid)
    leaveFirstCore()
    return [
      ...(await withServer(onOneCore(empty), () => ratesOf(empty.origin, ['/']))),
      ...(await withServer(onOneCore(bare), () => ratesOf(bare.origin, comparedPaths))),
    ]
  })
  const proxied = await withServer(onOneCore(cluster), async (pid) => {
    printMemory('cluster, idle', pid)
    await printDelays(
      // Its public address: the back-office refuses a session from any other.
      `http://localhost:${ports.cluster + 1}`,
      [0, 2, 3].map((it) => urlOf(ports.cluster + it)),
    )
    const rates = await ratesOf(cluster.origin, comparedPaths)
    printMemory('cluster, after load', pid)
    return rates
  })
  const figure = (rate = 0) => `${rate.toFixed(0)} requests/s (${(rate / emptyRate).toFixed(2)})`
  print('one core, empty page', figure(emptyRate))
  for (const [index, page] of comparedPaths.entries()) {
    print(`one core, ${page}`, `bare ${figure(bareRates[index])}, proxy ${figure(proxied[index])}`)
  }
}

/** Prints how long a publication takes to be visible on origins of the site: a proxy, replicas. */
async function printDelays(backend: string, sites: string[]) {
  const publish = await signIn(backend, owner)
  const shown = await delays(sites, await publish(), 60_000)
  print('publishing to visible', shown.map(inSeconds).join(', '))
}

function printMemory(of: string, pid: number) {
  for (const line of memoryOf(pid)) print(`memory, ${of}`, line)
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

function print(name: string, figures: string): void {
  console.log(`${name.padEnd(40)} ${figures}`)
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
await bench(path.join(folder, 'clone')).finally(() => rmSync(folder, { recursive: true }))
