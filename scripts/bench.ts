import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { buildEmptyApp } from './lib/bench/empty-app'
import { publishingDelay } from './lib/bench/publishing'
import { leaveFirstCore, residentMemory, startOnOneCore, stop, until } from './lib/bench/servers'

const root = path.resolve(import.meta.dirname, '..')
const ports = { site: 3310, backend: 3311, empty: 3312 }
const owner = { username: 'proprietaire', password: 'mesure-du-banc-d-essai' }
const urlOf = (port: number) => `http://127.0.0.1:${port}`

/** Prints durations, memory and request rates of a clean clone in `folder`; nothing passes or fails. */
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
  const pair = spawn('node', ['scripts/start.mjs'], {
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
    const delay = await publishingDelay(urlOf(ports.backend), urlOf(ports.site), owner)
    print('publishing to visible', `${delay.toFixed(2)} s`)
    await load(urlOf(ports.site))
    printMemory('after load', pair.pid)
  } finally {
    await stop(pair)
  }
  await compareWithEmptyPage(clone)
}

/** Compares the home page with an empty page of the same Next, in requests a second on one core. */
async function compareWithEmptyPage(clone: string) {
  const next = path.join(clone, 'node_modules/next/dist/bin/next')
  const empty = buildEmptyApp(clone, next)
  leaveFirstCore()
  const rate = async (cwd: string, port: number, args: string[]) => {
    const env = { PORT: String(port), NODE_ENV: 'production' as const }
    const server = startOnOneCore([process.execPath, ...args], cwd, env)
    try {
      await until(urlOf(port), (page) => page.ok, { limit: 60 })
      await load(urlOf(port))
      return await load(urlOf(port))
    } finally {
      await stop(server)
    }
  }
  const emptyArgs = [next, 'start', '-p', String(ports.empty), '-H', '127.0.0.1']
  const emptyRate = await rate(empty, ports.empty, emptyArgs)
  const homeRate = await rate(clone, ports.site, [path.join(clone, 'lib/server/start.mjs')])
  print('empty page, one core', `${emptyRate.toFixed(0)} requests/s`)
  print('home page, one core', `${homeRate.toFixed(0)} requests/s`)
  print('home page / empty page', `${(homeRate / emptyRate).toFixed(2)} (goal: 0.8)`)
}

/** Sends requests for ten seconds over twenty connections; returns requests a second. */
async function load(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration: 10 })
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${url} failed under load`)
  return result.requests.average
}

function printMemory(when: string, pid: number | undefined) {
  const servers = residentMemory(pid ?? 0).filter(
    ({ command }) => !command.includes('scripts/start'),
  )
  const total = servers.reduce((sum, { megabytes }) => sum + megabytes, 0)
  const each = servers.map(
    ({ command, megabytes }) => `${command.slice(0, 30)} ${megabytes.toFixed(0)}`,
  )
  print(`memory of both, ${when}`, `${total.toFixed(0)} MB (${each.join(', ')}; goal idle: 450)`)
}

function print(name: string, figure: string) {
  console.log(`${name.padEnd(30)} ${figure}`)
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
await bench(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
