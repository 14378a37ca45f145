import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { promisify } from 'node:util'
import { findPostgresClient } from '../../platform/programs/find-postgres.mjs'
import { applicationName, withClient } from '../database/postgres.mjs'

/** The database in a backup, in pg_dump's own format. */
export const postgresFile = 'database.dump'

/**
 * Lends a connection that is not under the backend's name.
 * @template T @param {string} databaseUrl @param {(client: import('pg').Client) => Promise<T>} use
 */
export const withPostgres = (databaseUrl, use) =>
  withClient({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 }, use)

/**
 * Copies the database as it stands at one moment. @param {string} databaseUrl @param {string} file
 * @returns {Promise<Record<string, number>>} rows of each table at that moment
 */
export async function dumpPostgres(databaseUrl, file) {
  return withPostgres(databaseUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query('SELECT pg_export_snapshot() AS snapshot')
    const counts = await countRows(client)
    const snapshot = `--snapshot=${rows[0].snapshot}`
    await run('pg_dump', databaseUrl, ['--format=custom', snapshot, `--file=${file}`])
    return counts
  })
}

/**
 * Replaces the whole schema `public`: objects that the copy lacks would be in the way of the next migrations.
 * @param {string} databaseUrl @param {string} file
 */
export async function restorePostgres(databaseUrl, file) {
  await withPostgres(databaseUrl, (client) => client.query(dropAll))
  const flags = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction']
  await run('pg_restore', databaseUrl, [...flags, file])
}

const dropAll = `DO $$ DECLARE found record; BEGIN
  FOR found IN SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('DROP TABLE IF EXISTS public.%I CASCADE', found.name);
  END LOOP;
  FOR found IN SELECT typname AS name FROM pg_type
    WHERE typtype = 'e' AND typnamespace = 'public'::regnamespace LOOP
    EXECUTE format('DROP TYPE IF EXISTS public.%I CASCADE', found.name);
  END LOOP;
END $$`

/**
 * The texts of a column of a copied database, as COPY writes them.
 * @param {string} file a copy that `dumpPostgres` made @param {string} table @param {string} column
 * @returns {Promise<string[]>} none when it has no such table
 */
export async function valuesOfDump(file, table, column) {
  const args = ['--data-only', '--schema=public', `--table=${table}`, '--file=-', file]
  const options = { maxBuffer: Infinity }
  const { stdout } = await promisify(execFile)(programPath('pg_restore'), args, options)
  const [, columns = '', rows = ''] =
    /^COPY \S+ \((.*)\) FROM stdin;\n([^]*?)^\\\.$/m.exec(stdout) ?? []
  const at = columns.split(', ').indexOf(column)
  return rows.split('\n').flatMap((row) => row.split('\t')[at] ?? [])
}

/** Whether the database holds tables, and whether a backend is connected to it. @param {string} databaseUrl */
export async function stateOfPostgres(databaseUrl) {
  return withPostgres(databaseUrl, async (client) => {
    const tables = await tableNames(client)
    const { rowCount } = await client.query(
      'SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1',
      [applicationName],
    )
    return { isEmpty: tables.length === 0, isInUse: rowCount !== 0 }
  })
}

/** @param {import('pg').Client} client @returns {Promise<string[]>} */
export async function tableNames(client) {
  const { rows } = await client.query(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  )
  return rows.map(({ tablename }) => tablename)
}

/** @param {import('pg').Client} client */
async function countRows(client) {
  /** @type {Record<string, number>} */
  const counts = {}
  for (const name of await tableNames(client)) {
    const table = `public.${client.escapeIdentifier(name)}`
    const { rows } = await client.query(`SELECT count(*)::int AS count FROM ${table}`)
    counts[name] = rows[0].count
  }
  return counts
}

/** @param {'pg_dump' | 'pg_restore'} program @throws when it is not installed */
function programPath(program) {
  const folder = findPostgresClient()
  if (!folder) {
    throw new Error(
      `${program} is not installed. Install Debian's postgresql-client (not older than the server), ` +
        'or set POSTGRES_BIN_DIR to its folder.',
    )
  }
  return path.join(folder, program)
}

/** @param {'pg_dump' | 'pg_restore'} program @param {string} databaseUrl @param {string[]} args */
async function run(program, databaseUrl, args) {
  const url = new URL(databaseUrl)
  // Other users of the machine see arguments, but not the environment.
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(url.password) }
  url.password = ''
  const child = spawn(programPath(program), [`--dbname=${url.href}`, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  })
  const stop = () => child.kill()
  process.once('exit', stop)
  const [code] = await once(child, 'exit')
  process.off('exit', stop)
  if (code !== 0) throw new Error(`${program} failed (see the message above).`)
}
