import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../root.mjs'
import { Supervisor } from '../supervisor/supervisor.mjs'
import { backendData, backendProgram, siteEnv, siteProgram } from './applications.mjs'
import { folder, folderOf, ownPidFile, pidsFile, replicas } from './layout.mjs'
import { nginxProgram } from './nginx.mjs'
import { postgresProgram } from './postgres.mjs'
import { redisProgram } from './redis.mjs'
import { keepHashedFiles, releases } from './releases.mjs'

/** @typedef {import('./layout.mjs').Ports} Ports */

/** How long until nginx sends requests to a replica again that was gone: `fail_timeout`, and as much. */
const proxyRetryMs = 2000

/** @param {number} replica */
const siteName = (replica) => `site ${replica + 1}`

/** All servers of a deployment on one machine, behind a proxy. */
export class Cluster {
  #ports
  #secret = process.env.REVALIDATE_SECRET || randomBytes(24).toString('hex')
  #supervisor = new Supervisor({ onChange: () => this.#writePids() })
  #releases = releases(root, folderOf('releases'))
  #release = this.#releases.latest()
  /** Whether it builds, at its start too. */
  #isBusy = true

  /** @param {Ports} ports */
  constructor(ports) {
    this.#ports = ports
  }

  /** Starts everything and waits until it answers; ends the process when something fails. */
  async start() {
    await this.#startAll().catch((/** @type {Error} */ error) => {
      console.error(error.message)
      return this.#supervisor.stop(1)
    })
    this.#isBusy = false
  }

  async #startAll() {
    mkdirSync(folder, { recursive: true })
    writeFileSync(ownPidFile, String(process.pid))
    process.once('exit', () => {
      for (const file of [pidsFile, ownPidFile]) rmSync(file, { force: true })
    })
    const { program: postgres, url: databaseUrl } = postgresProgram(this.#ports.postgres)
    const backend = backendProgram(this.#ports, { databaseUrl, secret: this.#secret })
    await Promise.all([
      this.#supervisor.start('Redis server', redisProgram(this.#ports.redis)),
      this.#supervisor.start('Postgres server', postgres),
      this.#build(root, 'backend', backend.env),
    ])
    await this.#supervisor.start('backend', backend)
    // After the backend, so that the pages of the build already hold its content.
    this.#releases.copySources(this.#release)
    await this.#build(this.#release, 'site', siteEnv(this.#ports))
    this.#releases.deleteOthers([this.#release])
    await Promise.all(
      replicas.map((replica) =>
        this.#supervisor.start(siteName(replica), this.#site(replica, this.#release)),
      ),
    )
    await this.#supervisor.start('proxy', nginxProgram(this.#ports, backendData))
  }

  /**
   * Deploys the present sources of the site: builds them in a folder of their own while the replicas
   * serve, then restarts these one after the other. When one does not get ready, both serve the former
   * build again; whatever fails, they go on serving.
   */
  async deploy() {
    if (this.#isBusy) return console.log('Not deployed: a build is being made.')
    this.#isBusy = true
    const former = this.#release
    await this.#replace(former, this.#releases.next()).catch((/** @type {Error} */ error) =>
      console.error(error.message),
    )
    const still = this.#release === former ? ' still' : ''
    console.log(`Release ${path.basename(this.#release)} is${still} served.`)
    this.#isBusy = false
  }

  /** @param {string} former @param {string} release */
  async #replace(former, release) {
    try {
      this.#releases.copySources(release)
      await this.#build(release, 'site', siteEnv(this.#ports), ['nice'])
      keepHashedFiles(former, release)
      if (await this.#serveInTurn(release)) this.#release = release
      else await this.#serveInTurn(former)
    } finally {
      this.#releases.deleteOthers([former, this.#release])
    }
  }

  /** @param {string} release @returns {Promise<boolean>} false when a replica did not get ready */
  async #serveInTurn(release) {
    for (const replica of replicas) {
      const program = this.#site(replica, release)
      if (!(await this.#supervisor.replace(siteName(replica), program))) return false
      await sleep(proxyRetryMs)
    }
    return true
  }

  /** @param {number} replica @param {string} release */
  #site(replica, release) {
    return siteProgram(this.#ports, replica, release, this.#secret)
  }

  /**
   * Makes a build in a folder of sources unless that is done.
   * @param {string} folder a release, or the project's
   * @param {'site' | 'backend'} name
   * @param {Record<string, string | undefined>} env
   * @param {string[]} [runner] what runs the command, such as `nice`
   * @throws when the build failed, which it has explained
   */
  async #build(folder, name, env, runner = []) {
    const command = [...runner, process.execPath, 'scripts/build.mjs', name]
    const { succeeded } = await this.#supervisor.run({ command, cwd: folder, env, live: true })
    if (!succeeded) throw new Error(`The build of the ${name} failed.`)
  }

  /** Writes the file once everything runs, and again after each restart. */
  #writePids() {
    const pid = (/** @type {string} */ name) => this.#supervisor.pid(name)
    const pids = {
      proxy: pid('proxy'),
      sites: replicas.map((replica) => pid(siteName(replica))),
      redis: pid('Redis server'),
      postgres: pid('Postgres server'),
      backend: pid('backend'),
    }
    if (Object.values(pids).flat().includes(undefined)) return
    const temporary = `${pidsFile}.${process.pid}`
    writeFileSync(temporary, `${JSON.stringify(pids)}\n`)
    renameSync(temporary, pidsFile)
  }
}
