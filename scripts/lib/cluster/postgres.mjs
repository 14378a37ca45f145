import { execFile, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensurePostgres, postgresUser } from '../../../platform/programs/find-postgres.mjs'
import { folderOf } from './layout.mjs'

const owner = 'rayonne'

/**
 * PostgreSQL with a database of its own, made at the first call.
 * @param {number} port
 * @returns {{ program: import('../supervisor/supervised-process.mjs').Program, url: string }}
 * @throws when the database cannot be made
 */
export function postgresProgram(port) {
  const programs = ensurePostgres()
  const user = postgresUser()
  const data = path.join(databaseFolder(user), 'data')
  const password = makeDatabase(programs, data, user)
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    log_min_messages: 'fatal',
    log_checkpoints: 'off',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const program = {
    command: [path.join(programs, 'postgres'), '-D', data, ...options],
    cwd: data,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    user,
    // «Fast»: SIGTERM would wait until the backend has disconnected.
    stopSignal: /** @type {const} */ ('SIGINT'),
    isReady: () => accepts(path.join(programs, 'pg_isready'), port),
    startTimeoutMs: 30_000,
  }
  return { program, url: `postgres://${owner}:${password}@127.0.0.1:${port}/postgres` }
}

/** @typedef {{ uid?: number, gid?: number }} User whom the server runs as */

/** The cluster's folder, or a temporary one where the user of Postgres may not enter that. @param {User} user */
function databaseFolder(user) {
  const folder = folderOf('postgres')
  const isNew = !existsSync(folder)
  mkdirSync(folder, { recursive: true })
  if (spawnSync('test', ['-x', folder], { cwd: '/', ...user }).status === 0) return folder
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const temporary = path.join(tmpdir(), `rayonne-postgres-${hash}`)
  // What a deleted cluster in the same folder has left.
  if (isNew) rmSync(temporary, { recursive: true, force: true })
  return temporary
}

/** Returns the password of the owner. @param {string} programs @param {string} data @param {User} user */
function makeDatabase(programs, data, user) {
  const folder = path.dirname(data)
  const passwordFile = path.join(folder, 'password')
  if (existsSync(path.join(data, 'PG_VERSION'))) return readFileSync(passwordFile, 'utf8')

  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  for (const file of [folder, passwordFile]) chownSync(file, user.uid ?? -1, user.gid ?? -1)
  const options = ['-U', owner, '-E', 'UTF8', '--locale=C', '--auth=scram-sha-256', '--no-sync']
  const { status, stderr } = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, ...options, `--pwfile=${passwordFile}`],
    { cwd: '/', encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], ...user },
  )
  if (status === 0) return readFileSync(passwordFile, 'utf8')
  throw new Error(`PostgreSQL could not make its database in ${data}:\n${stderr.trim()}`)
}

/** @param {string} program @param {number} port @returns {Promise<boolean>} */
function accepts(program, port) {
  const args = ['-h', '127.0.0.1', '-p', String(port), '-q']
  return new Promise((resolve) => execFile(program, args, (error) => resolve(!error)))
}
