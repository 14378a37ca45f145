import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres, postgresUser } from '../../scripts/shared/find-postgres.mjs'
import { freePort } from './ports'

const startTimeoutMs = 20_000

/** Whether this machine has a PostgreSQL server; without one, the tests that need it are left out. */
export const hasPostgres = findPostgres() !== null

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

/** A throwaway PostgreSQL server on loopback that can crash and come back with its data. */
class PostgresServer {
  #port: number
  #folder: string
  #process: ChildProcess | null = null
  #log = ''

  constructor(port: number, folder: string) {
    this.#port = port
    this.#folder = folder
  }

  url(database = 'postgres'): string {
    return `postgres://rayonne:mot-de-passe@127.0.0.1:${this.#port}/${database}`
  }

  /** Creates an empty database and returns its address. */
  async createDatabase(name: string): Promise<string> {
    await this.query('postgres', `CREATE DATABASE ${name}`)
    return this.url(name)
  }

  async query(database: string, sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.url(database) })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows
    } finally {
      await client.end()
    }
  }

  /** Starts the server and waits until it accepts connections. */
  async start(): Promise<void> {
    const deadline = Date.now() + startTimeoutMs
    while (!(await this.#accepts())) {
      // After a crash it refuses to start until the last of its former processes has ended.
      if (this.#process?.exitCode !== null) this.#process = this.#spawn()
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${this.#log}`)
      await sleep(50)
    }
  }

  #spawn(): ChildProcess {
    const { uid = '', gid = '' } = postgresUser()
    const options = {
      listen_addresses: '127.0.0.1',
      port: String(this.#port),
      unix_socket_directories: '',
      fsync: 'off',
      log_min_messages: 'fatal',
    }
    const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(
      process.execPath,
      [
        ...['-e', runAndKillOnExit, String(uid), String(gid)],
        ...[path.join(programs(), 'postgres'), '-D', this.#folder, ...args],
      ],
      { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    )
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#log += chunk.toString()))
    }
    return child
  }

  /** Kills the server with SIGKILL. */
  async crash(): Promise<void> {
    const child = this.#process
    this.#process = null
    if (!child || child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  /** Ends the server for good and deletes its data. */
  async remove(): Promise<void> {
    await this.crash()
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }

  #accepts(): Promise<boolean> {
    return this.query('postgres', 'SELECT 1').then(
      () => true,
      () => false,
    )
  }
}

/** Starts an empty server on a free port. The caller removes it. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  const user = postgresUser()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const args = ['-D', folder, '--username=rayonne', '--auth=trust', '--encoding=UTF8', '--no-sync']
  const made = spawnSync(path.join(programs(), 'initdb'), [...args, '--locale=C.UTF-8'], {
    encoding: 'utf8',
    cwd: tmpdir(),
    ...user,
  })
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`)
  const server = new PostgresServer(await freePort(), folder)
  await server.start()
  return server
}

function programs(): string {
  const folder = findPostgres()
  if (!folder) throw new Error('This machine has no PostgreSQL server.')
  return folder
}
