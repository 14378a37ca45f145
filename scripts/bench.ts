import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { buildEmptyApp } from './lib/bench/empty-app'
import { printPages } from './lib/bench/pages'
import { publishingDelay } from './lib/bench/publishing'
import { leaveFirstCore, residentMemory, startOnOneCore, stop, until } from './lib/bench/servers'
import { productionServer } from './lib/next-server.mjs'

const root = path.resolve(import.meta.dirname, '..')
const ports = { site: 3310, backend: 3311, empty: 3312, plain: 3313, alone: 3314 }
const owner = { username: 'proprietaire', password: 'mesure-du-banc-d-essai' }
const urlOf = (port: number) => `http://127.0.0.1:${port}`

/** The encodings of a browser, and of a client that accepts none. */
const encodings = ['br, gzip', 'identity']

/** Prints figures of a clean clone in `folder`; nothing passes or fails. */
async function bench(folder: string) {
  const clone = path.join(folder, 'clone')
  const started = performance.now()
  spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' })
  spawnSync('npm', ['ci', '--silent'], { cwd: clone, stdio: 'inherit' })
  const installed = (performance.now() - started) / 1000
  const env = {
    PORT: String(ports.site),
    BACKEND_PORT: String(ports.backend),
    OWNER_USERNAME: owner.username,
    OWNER_PASSWORD: owner.password,
  }
  const pair = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: clone,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  try {
    await until(urlOf(ports.site), (page) => page.ok, { limit: 600 })
    const first = (performance.now() - started) / 1000
    print(
      'clean clone to first page',
      `${first.toFixed(0)} s (of it npm ci ${installed.toFixed(0)} s)`,
    )

    printMemory('idle', pair.pid)
    const empty = buildEmptyApp(clone, path.join(clone, 'node_modules/next/dist/bin/next'))
    const delay = await publishingDelay(urlOf(ports.backend), urlOf(ports.site), owner)
    print('publishing to visible', `${delay.toFixed(2)} s`)
    for (const encoding of encodings) await load(urlOf(ports.site), encoding)
    printMemory('after load', pair.pid)
    await printPagesBesideEmpty(clone, empty)
    await compareRates(clone, empty)
  } finally {
    await stop(pair)
  }
}

/** The command that serves the empty application. */
const serveEmpty = (clone: string) => [
  process.execPath,
  path.join(clone, 'node_modules/next/dist/bin/next'),
  ...['start', '-p', String(ports.empty), '-H', '127.0.0.1'],
]

async function printPagesBesideEmpty(clone: string, empty: string) {
  const [program = '', ...args] = serveEmpty(clone)
  const server = spawn(program, args, { cwd: empty, stdio: 'ignore' })
  try {
    await until(urlOf(ports.empty), (page) => page.ok, { limit: 60 })
    await printPages(urlOf(ports.site), urlOf(ports.empty), ports.plain)
  } finally {
    await stop(server)
  }
}

/** Compares the home page with an empty page of the same Next, in requests a second on one core. */
async function compareRates(clone: string, empty: string) {
  leaveFirstCore()
  const rates = async (cwd: string, port: number, command: string[]) => {
    const backend = urlOf(ports.backend)
    const env = { PORT: String(port), API_BASE_URL: backend, NODE_ENV: 'production' as const }
    const server = startOnOneCore(command, cwd, env)
    try {
      await until(urlOf(port), (page) => page.ok, { limit: 60 })
      const measured: number[] = []
      for (const encoding of encodings) {
        await load(urlOf(port), encoding)
        measured.push(await load(urlOf(port), encoding))
      }
      return measured
    } finally {
      await stop(server)
    }
  }
  const emptyRates = await rates(empty, ports.empty, serveEmpty(clone))
  const flags = productionServer.slice(0, -1)
  const start = [process.execPath, ...flags, path.join(clone, 'lib/server/start.mjs')]
  const homeRates = await rates(clone, ports.alone, start)
  for (const [index, encoding] of encodings.entries()) {
    const [emptyRate = 0, homeRate = 0] = [emptyRates[index], homeRates[index]]
    print(
      `one core, ${encoding}`,
      `home page ${homeRate.toFixed(0)} requests/s, empty page ${emptyRate.toFixed(0)}: ${(homeRate / emptyRate).toFixed(2)} (goal: 0.4)`,
    )
  }
}

/** Sends requests for ten seconds over twenty connections; returns requests a second. */
async function load(url: string, encoding: string): Promise<number> {
  const headers = { 'accept-encoding': encoding }
  const result = await autocannon({ url, headers, connections: 20, duration: 10 })
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${url} failed under load`)
  return result.requests.average
}

function printMemory(when: string, pid: number | undefined) {
  const each = residentMemory(pid ?? 0).map(
    ({ command, megabytes }) => `${nameOf(command)} ${megabytes.toFixed(0)}`,
  )
  print(`memory, ${when}`, `${each.join(', ')} MB (goals: site 220, backend 200, supervisor 40)`)
}

/** Which process a command starts. */
function nameOf(command: string): string {
  if (command.includes('lib/server/start.mjs')) return 'site'
  return command.includes('scripts/start.mjs') ? 'supervisor' : 'backend'
}

function print(name: string, figure: string) {
  console.log(`${name.padEnd(30)} ${figure}`)
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
await bench(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
