import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../root.mjs'
import { createSupervisor } from '../supervisor/supervisor.mjs'
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

/** All servers of a deployment on one machine, behind a proxy. @param {Ports} ports */
export function createCluster(ports) {
  const secret = process.env.REVALIDATE_SECRET || randomBytes(24).toString('hex')
  const supervisor = createSupervisor({ onChange: writePids })
  const stored = releases(root, folderOf('releases'))
  let release = stored.latest()
  /** Whether it builds, at its start too. */
  let isBusy = true

  async function startAll() {
    mkdirSync(folder, { recursive: true })
    writeFileSync(ownPidFile, String(process.pid))
    process.once('exit', () => {
      for (const file of [pidsFile, ownPidFile]) rmSync(file, { force: true })
    })
    const { program: postgres, url: databaseUrl } = postgresProgram(ports.postgres)
    const backend = backendProgram(ports, { databaseUrl, secret })
    await Promise.all([
      supervisor.start('Redis server', redisProgram(ports.redis)),
      supervisor.start('Postgres server', postgres),
      build(root, 'backend', backend.env),
    ])
    await supervisor.start('backend', backend)
    // After the backend, so that the pages of the build already hold its content.
    stored.copySources(release)
    await build(release, 'site', siteEnv(ports))
    stored.deleteOthers([release])
    await Promise.all(
      replicas.map((replica) => supervisor.start(siteName(replica), site(replica, release))),
    )
    await supervisor.start('proxy', nginxProgram(ports, backendData))
  }

  /** @param {string} former @param {string} next */
  async function replace(former, next) {
    try {
      stored.copySources(next)
      await build(next, 'site', siteEnv(ports), ['nice'])
      keepHashedFiles(former, next)
      if (await serveInTurn(next)) release = next
      else await serveInTurn(former)
    } finally {
      stored.deleteOthers([former, release])
    }
  }

  /** @param {string} served @returns {Promise<boolean>} false when a replica did not get ready */
  async function serveInTurn(served) {
    for (const replica of replicas) {
      if (!(await supervisor.replace(siteName(replica), site(replica, served)))) return false
      await sleep(proxyRetryMs)
    }
    return true
  }

  /** @param {number} replica @param {string} served */
  const site = (replica, served) => siteProgram(ports, replica, served, secret)

  /**
   * Makes a build in a folder of sources unless that is done.
   * @param {string} folder a release, or the project's
   * @param {'site' | 'backend'} name
   * @param {Record<string, string | undefined>} env
   * @param {string[]} [runner] what runs the command, such as `nice`
   * @throws when the build failed, which it has explained
   */
  async function build(folder, name, env, runner = []) {
    const command = [...runner, process.execPath, 'scripts/build.mjs', name]
    const { succeeded } = await supervisor.run({ command, cwd: folder, env, live: true })
    if (!succeeded) throw new Error(`The build of the ${name} failed.`)
  }

  /** Writes the file once everything runs, and again after each restart. */
  function writePids() {
    const pids = {
      proxy: supervisor.pid('proxy'),
      sites: replicas.map((replica) => supervisor.pid(siteName(replica))),
      redis: supervisor.pid('Redis server'),
      postgres: supervisor.pid('Postgres server'),
      backend: supervisor.pid('backend'),
    }
    if (Object.values(pids).flat().includes(undefined)) return
    const temporary = `${pidsFile}.${process.pid}`
    writeFileSync(temporary, `${JSON.stringify(pids)}\n`)
    renameSync(temporary, pidsFile)
  }

  return {
    /** Starts everything and waits until it answers; ends the process when something fails. */
    async start() {
      await startAll().catch((/** @type {Error} */ error) => {
        console.error(error.message)
        return supervisor.stop(1)
      })
      isBusy = false
    },
    /**
     * Deploys the present sources of the site: builds them in a folder of their own while the replicas
     * serve, then restarts these one after the other. When one does not get ready, both serve the former
     * build again; whatever fails, they go on serving.
     */
    async deploy() {
      if (isBusy) return console.log('Not deployed: a build is being made.')
      isBusy = true
      const former = release
      await replace(former, stored.next()).catch((/** @type {Error} */ error) =>
        console.error(error.message),
      )
      const still = release === former ? ' still' : ''
      console.log(`Release ${path.basename(release)} is${still} served.`)
      isBusy = false
    },
  }
}
