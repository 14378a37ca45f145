import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ignoreEnvFiles } from '../../../platform/env-files.mjs'
import { portsFrom } from '../../../scripts/lib/cluster/layout.mjs'
import { machineEnv } from '../../../scripts/lib/environment.mjs'
import { root } from '../../../scripts/lib/root.mjs'

/** What `.cluster/pids.json` holds: the process ids of the servers. */
type Pids = Record<'proxy' | 'redis' | 'postgres' | 'backend', number> & { sites: [number, number] }

export const owner = { username: 'proprietaire', password: 'password-of-the-cluster' }

const folder = path.join(root, '.cluster/test')
const pidsFile = path.join(folder, 'pids.json')
const script = path.join(root, 'scripts/cluster.mjs')
const ports = portsFrom(Number(process.env.CLUSTER_TEST_PORT || 8180))

/** The public origins, and the two replicas behind the proxy. */
export const origins = {
  site: `http://localhost:${ports.site}`,
  backOffice: `http://localhost:${ports.backOffice}`,
  replicas: ports.sites.map((port) => `http://127.0.0.1:${port}`),
}

/** `npm run cluster` in a folder of its own, with a new database and these sample pictures. */
export class RunningCluster {
  #process: ChildProcess
  #env: NodeJS.ProcessEnv
  #output = ''

  constructor(pictures: string) {
    for (const name of ['postgres', 'backend', 'redis', 'nginx', 'site-1', 'site-2']) {
      rmSync(path.join(folder, name), { recursive: true, force: true })
    }
    this.#env = {
      ...machineEnv(process.env),
      ...ignoreEnvFiles,
      NODE_ENV: 'production',
      CLUSTER_DIR: folder,
      PORT: String(ports.site),
      OWNER_USERNAME: owner.username,
      OWNER_PASSWORD: owner.password,
      SEED_PICTURES_DIR: pictures,
    }
    this.#process = spawn(process.execPath, [script], { cwd: root, env: this.#env })
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.#output += text))
    }
  }

  pids(): Pids {
    return JSON.parse(readFileSync(pidsFile, 'utf8')) as Pids
  }

  /** Waits until a text has been printed. */
  async printed(text: string) {
    while (!this.#output.includes(text)) {
      if (this.#process.exitCode !== null) throw new Error(`The cluster ended:\n${this.#output}`)
      await sleep(50)
    }
  }

  /** Asks for a new build, as `npm run cluster -- --deploy` does, and waits until both serve it. */
  async deploy() {
    spawn(process.execPath, [script, '--deploy'], { cwd: root, env: this.#env })
    await this.printed('is served.')
  }

  async stop() {
    if (this.#process.exitCode !== null) return
    const ended = once(this.#process, 'exit')
    this.#process.kill('SIGTERM')
    await ended
    if (existsSync(pidsFile)) throw new Error('The cluster has left its pids.json')
  }
}
