import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { benchCluster } from './lib/bench/cluster'
import { buildEmptyApp } from './lib/bench/empty-app'
import { printPages } from './lib/bench/pages'
import { publishingDelays } from './lib/bench/publishing'
import { comparedPaths, load, ratesOnOneCore } from './lib/bench/rates'
import { print, printMemory } from './lib/bench/report'
import { leaveFirstCore, stop, until } from './lib/bench/servers'
import { productionServer } from './lib/next-server.mjs'

const root = path.resolve(import.meta.dirname, '..')
const ports = { site: 3310, backend: 3311, empty: 3312, plain: 3313, alone: 3314, cluster: 3320 }
const owner = { username: 'proprietaire', password: 'mesure-du-banc-d-essai' }
const ownerEnv = { OWNER_USERNAME: owner.username, OWNER_PASSWORD: owner.password }
const urlOf = (port: number) => `http://127.0.0.1:${port}`

/** Prints figures of a clean clone in `folder`; nothing passes or fails. */
async function bench(folder: string) {
  const clone = path.join(folder, 'clone')
  const started = performance.now()
  spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' })
  spawnSync('npm', ['ci', '--silent'], { cwd: clone, stdio: 'inherit' })
  const installed = (performance.now() - started) / 1000
  const pair = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: clone,
    env: {
      ...process.env,
      ...ownerEnv,
      PORT: String(ports.site),
      BACKEND_PORT: String(ports.backend),
    },
    stdio: 'ignore',
  })
  try {
    await until(urlOf(ports.site), (page) => page.ok, { limit: 600 })
    const first = (performance.now() - started) / 1000
    const share = `of it npm ci ${installed.toFixed(0)} s`
    print('clean clone to first page', `${first.toFixed(0)} s (${share})`)

    printMemory('npm start, idle', pair.pid)
    const empty = buildEmptyApp(clone, path.join(clone, 'node_modules/next/dist/bin/next'))
    const [delay = 0] = await publishingDelays(urlOf(ports.backend), [urlOf(ports.site)], owner)
    print('publishing to visible', `${delay.toFixed(2)} s`)
    for (const encoding of ['br, gzip', 'identity']) await load(urlOf(ports.site), encoding)
    printMemory('npm start, after load', pair.pid)
    await printPagesBesideEmpty(clone, empty)
    leaveFirstCore()
    const [emptyRate = 0] = await ratesOnOneCore(emptyServer(clone, empty), ['/'])
    const bareRates = await ratesOnOneCore(siteServer(clone), comparedPaths)
    await stop(pair)
    const proxied = await benchCluster(clone, ports.cluster, owner)
    printRates(emptyRate, bareRates, proxied)
  } finally {
    await stop(pair)
  }
}

/** The empty application on its port. */
function emptyServer(clone: string, folder: string) {
  const next = path.join(clone, 'node_modules/next/dist/bin/next')
  const command = [process.execPath, next, 'start', '-p', String(ports.empty), '-H', '127.0.0.1']
  return {
    command,
    cwd: folder,
    env: { NODE_ENV: 'production' as const },
    origin: urlOf(ports.empty),
  }
}

/** The site alone, beside the backend that runs. */
function siteServer(clone: string) {
  const flags = productionServer.slice(0, -1)
  return {
    command: [process.execPath, ...flags, path.join(clone, 'lib/server/start.mjs')],
    cwd: clone,
    env: {
      PORT: String(ports.alone),
      API_BASE_URL: urlOf(ports.backend),
      NODE_ENV: 'production' as const,
    },
    origin: urlOf(ports.alone),
  }
}

async function printPagesBesideEmpty(clone: string, folder: string) {
  const { command, cwd } = emptyServer(clone, folder)
  const [program = '', ...args] = command
  const server = spawn(program, args, { cwd, stdio: 'ignore' })
  try {
    await until(urlOf(ports.empty), (page) => page.ok, { limit: 60 })
    await printPages(urlOf(ports.site), urlOf(ports.empty), ports.plain)
  } finally {
    await stop(server)
  }
}

/** Prints requests a second on one core, and their ratio to those of an empty Next page. */
function printRates(empty: number, bare: readonly number[], proxied: readonly number[]) {
  const figure = (rate = 0) => `${rate.toFixed(0)} requests/s (${(rate / empty).toFixed(2)})`
  print('one core, empty page', figure(empty))
  for (const [index, path] of comparedPaths.entries()) {
    print(`one core, ${path}`, `bare ${figure(bare[index])}, proxy ${figure(proxied[index])}`)
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
await bench(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
