import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { logger } from '../../platform/log/logger.mjs'
import { readEnvironment, EnvironmentError } from '../environment/environment.mjs'

/** The folder of the backend, whatever the current directory. */
export const backendRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Checks the environment, makes the data folder and completes `process.env`. An invalid variable ends the process. */
export function prepare() {
  try {
    const environment = readEnvironment(process.env, backendRoot)
    // It holds password hashes and unpublished contents: for the process's user only.
    mkdirSync(environment.dataDir, { recursive: true, mode: 0o700 })
    mkdirSync(path.join(environment.dataDir, 'uploads'), { recursive: true })
    // Pages of the back-office are rendered in the time that owners' phones show.
    process.env.TZ = 'Africa/Porto-Novo'
    process.env.NEXT_TELEMETRY_DISABLED = '1'
    process.env.BACKEND_ROOT = backendRoot
    process.env.BACKEND_DATA_DIR = environment.dataDir
    process.env.PAYLOAD_SECRET =
      environment.secret ?? readSecret(path.join(environment.dataDir, 'secret'))
    return environment
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const folder = 'the data folder (BACKEND_DATA_DIR) cannot be prepared: '
    fail(error instanceof EnvironmentError ? reason : folder + reason)
  }
}

/** Ends the process with a readable message. @param {string} message @returns {never} */
export function fail(message) {
  logger('backend').fatal(message)
  process.exit(1)
}

/**
 * The secret that signs sessions: created once, readable by its owner only. Of replicas that start
 * together in one folder, all use that of the first. @param {string} file
 */
function readSecret(file) {
  if (!existsSync(file)) createSecret(file)
  return readFileSync(file, 'utf8').trim()
}

/** @param {string} file */
function createSecret(file) {
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 })
  try {
    // Unlike a renaming, this never replaces a file.
    linkSync(unfinished, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(unfinished)
  }
}
