import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { refuseOlder } from './baseline.mjs'
import { backupName, unfinishedSuffix } from './create.mjs'
import { isOpen } from './files.mjs'
import { damagedFiles, isPlainName, readManifest } from './manifest.mjs'
import * as postgres from './postgres.mjs'
import { migrationCopy, sqliteEnds, sqliteFile, valuesOf } from './sqlite.mjs'

/** @typedef {import('../environment/environment.mjs').Environment} Environment */

/** What a data folder holds of the content; everything else in it is made again. */
const database = [...sqliteEnds.map((end) => sqliteFile + end), migrationCopy]
const contents = [...database, 'uploads', 'secret']

/**
 * Puts a backup in the place of the data.
 * @param {Environment} environment @param {string} folder the backup
 * @param {boolean} mayReplace whether existing data may be replaced
 * @returns {Promise<string | null>} where the former data are, null when there were none
 * @throws when the backup is not complete and intact, a backend is running, or there are data that
 *   may not be replaced (the data are then as before); when the copy cannot be read into Postgres
 */
export async function restoreBackup(environment, folder, mayReplace) {
  const hasData = await checkTarget(environment, mayReplace)
  const { dataDir, databaseUrl } = environment
  // On the same disk, and complete before anything is replaced.
  const incoming = path.join(dataDir, `restore${unfinishedSuffix}`)
  const clear = () => rm(incoming, { recursive: true, force: true })
  await clear()
  const former = path.join(dataDir, `before-restore-${backupName()}`)
  try {
    await takeBackup(environment, folder, incoming)
    if (hasData) await keepFormerData(environment, former)
    if (databaseUrl) {
      await postgres
        .restorePostgres(databaseUrl, path.join(incoming, postgres.postgresFile))
        .catch((error) => {
          throw new Error(`${error.message} ${hasData ? `The former data are in ${former}.` : ''}`)
        })
    }
    await replace(incoming, dataDir)
  } finally {
    // Whatever fails, a full disk must not stay full.
    await clear()
  }
  return hasData ? former : null
}

/** Puts what has come in the place of what is there. @param {string} incoming @param {string} dataDir */
async function replace(incoming, dataDir) {
  for (const name of contents) {
    const source = path.join(incoming, name)
    const target = path.join(dataDir, name)
    // An empty folder of uploads may be left, and what belongs to another database.
    if (existsSync(source) || database.includes(name)) {
      await rm(target, { recursive: true, force: true })
    }
    if (existsSync(source)) await rename(source, target)
  }
}

/**
 * Copies a backup that is complete and intact. Its database is read where nothing lies beside it that the
 * manifest does not name: SQLite would apply a journal, and delete the file that this names.
 * @param {Pick<Environment, 'databaseUrl'>} environment @param {string} folder
 * @param {string} target a folder that is empty, or not there @param {boolean} onlyDatabase without uploads and secret
 * @throws when it is none, forged, of the other kind of database, or too old for this release
 */
export async function takeBackup({ databaseUrl }, folder, target, onlyDatabase = false) {
  const manifest = await readManifest(folder)
  if (!manifest) throw new Error(`${folder} is no complete backup: it has no valid manifest.json.`)
  const isPostgres = manifest.database === 'postgres'
  const databaseFile = isPostgres ? postgres.postgresFile : sqliteFile
  refuseDamaged(await damagedFiles(folder, manifest.files, databaseFile))
  if (isPostgres !== (databaseUrl !== undefined)) {
    const advice = isPostgres ? 'Postgres database: set' : 'SQLite database: unset'
    throw new Error(`the backup is of a ${advice} DATABASE_URL.`)
  }
  await mkdir(target, { recursive: true, mode: 0o700 })
  for (const name of onlyDatabase ? [databaseFile] : Object.keys(manifest.files)) {
    const [from, to] = [path.join(folder, name), path.join(target, name)]
    await cp(from, to, { preserveTimestamps: true })
  }
  const read = (/** @type {string} */ table, /** @type {string} */ column) =>
    isPostgres
      ? postgres.valuesOfDump(path.join(target, databaseFile), table, column)
      : valuesOf(target, table, column)
  // Views, triggers and virtual tables run when others are read or written. A dump is a program anyway.
  const statements = isPostgres ? [] : await read('sqlite_schema', 'sql')
  refuseDamaged(statements.filter((sql) => sql && !/^CREATE (TABLE|(UNIQUE )?INDEX) /.test(sql)))
  refuseOlder(manifest.database, await read('payload_migrations', 'name'))
  // Files are written, read and deleted under these names; what is missing is empty, or `\N` as COPY writes it.
  const names = (await read('uploads', 'filename')).filter((name) => name && name !== '\\N')
  refuseDamaged(names.filter((name) => !isPlainName(name)))
  return manifest
}

/** @param {string[]} found what is not as it should be @throws when there is some */
function refuseDamaged(found) {
  // Escaped: it may hold what a terminal obeys.
  if (found.length > 0)
    throw new Error(`the backup is damaged or forged: ${JSON.stringify(found)}.`)
}

/** @param {Environment} environment @param {boolean} mayReplace @returns {Promise<boolean>} whether there are data */
async function checkTarget(environment, mayReplace) {
  const { dataDir } = environment
  const state = await refuseWhileRunning(environment)
  const uploads = path.join(dataDir, 'uploads')
  const hasUploads = existsSync(uploads) && readdirSync(uploads).length > 0
  const hasFiles =
    hasUploads || [sqliteFile, migrationCopy].some((name) => existsSync(path.join(dataDir, name)))
  const hasData = hasFiles || state?.isEmpty === false
  if (hasData && !mayReplace) {
    throw new Error('there are data already: --replace keeps them aside and restores the backup.')
  }
  return hasData
}

/**
 * Whether Postgres holds tables; null without Postgres.
 * @param {Environment} environment
 * @throws while a backend listens, has the SQLite file open or is connected to Postgres
 */
export async function refuseWhileRunning({ host, port, dataDir, databaseUrl }) {
  const state = databaseUrl ? await postgres.stateOfPostgres(databaseUrl) : null
  if (state?.isInUse || !(await isFree(host, port))) {
    throw new Error(`a backend is running (port ${port}, BACKEND_PORT): stop it first.`)
  }
  if (isOpen(path.join(dataDir, sqliteFile))) {
    throw new Error(`a backend is running on ${dataDir}, at whatever port: stop it first.`)
  }
  return state
}

/** Inside the data folder, which may be a volume of its own. @param {Environment} environment @param {string} folder */
async function keepFormerData({ dataDir, databaseUrl }, folder) {
  await mkdir(folder, { mode: 0o700 })
  if (databaseUrl)
    await postgres.dumpPostgres(databaseUrl, path.join(folder, postgres.postgresFile))
  for (const name of contents) {
    const source = path.join(dataDir, name)
    if (existsSync(source)) await rename(source, path.join(folder, name))
  }
}

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
function isFree(host, port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(!('code' in error) || error.code !== 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
