import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostgres, postgresUser } from '../../platform/programs/find-postgres.mjs'
import { freePort } from '../../testing/ports'
import { withClient } from '../database/postgres.mjs'

const startTimeoutMs = 20_000

const programs = findPostgres()

/** Whether this machine has a PostgreSQL server; without one, the tests that need it are left out. */
export const hasPostgres = programs !== null

/** Runs a command, and kills it with SIGKILL when this process ends for whatever reason. */
const runAndKillOnExit = `
  const [uid, gid, command, ...args] = process.argv.slice(1)
  const user = uid === '' ? {} : { uid: Number(uid), gid: Number(gid) }
  const child = require('node:child_process').spawn(command, args, { stdio: 'inherit', ...user })
  child.once('exit', (code) => process.exit(code ?? 1))
  process.once('exit', () => child.kill('SIGKILL'))
  process.once('SIGTERM', () => process.exit(0))
  process.once('disconnect', () => process.exit(0))
`

/** Starts a PostgreSQL server on loopback, which can crash and come back with its data. The caller removes it. */
export async function startPostgres() {
  if (!programs) throw new Error('This machine has no PostgreSQL server.')
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  const { uid, gid } = postgresUser()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  const args = ['-D', folder, '--username=rayonne', '--auth=trust', '--encoding=UTF8', '--no-sync']
  const options = { encoding: 'utf8', cwd: tmpdir(), uid, gid } as const
  const made = spawnSync(path.join(programs, 'initdb'), [...args, '--locale=C.UTF-8'], options)
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`)
  const settings = {
    ...{ listen_addresses: '127.0.0.1', port, unix_socket_directories: '' },
    ...{ fsync: 'off', log_min_messages: 'fatal' },
  }
  const command = [
    ...['-e', runAndKillOnExit, String(uid ?? ''), String(gid ?? '')],
    ...[path.join(programs, 'postgres'), '-D', folder],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const url = (database: string) => `postgres://rayonne:mot-de-passe@127.0.0.1:${port}/${database}`
  let child: ChildProcess | undefined
  let log = ''

  const server = {
    async query(database: string, sql: string): Promise<Record<string, unknown>[]> {
      const options = { connectionString: url(database) }
      return (await withClient(options, (client) => client.query(sql))).rows
    },

    /** Creates an empty database and returns its address. */
    async createDatabase(name: string): Promise<string> {
      await server.query('postgres', `CREATE DATABASE ${name}`)
      return url(name)
    },

    /** Starts it and waits until it accepts connections. */
    async start(): Promise<void> {
      const accepts = () => server.query('postgres', 'SELECT 1').catch(() => null)
      const deadline = Date.now() + startTimeoutMs
      while (!(await accepts())) {
        // After a crash it refuses to start until the last of its former processes has ended.
        if (child?.exitCode !== null) {
          child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
          const keep = (chunk: Buffer) => (log += chunk.toString())
          for (const stream of [child.stdout, child.stderr]) stream?.on('data', keep)
        }
        if (Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${log}`)
        await sleep(50)
      }
    },

    /** Kills it with SIGKILL. */
    async crash(): Promise<void> {
      const killed = child
      child = undefined
      if (!killed || killed.exitCode !== null) return
      killed.kill('SIGTERM')
      await once(killed, 'exit')
    },

    /** Ends it for good and deletes its data. */
    async remove(): Promise<void> {
      await server.crash()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  await server.start()
  return server
}
