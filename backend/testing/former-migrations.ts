import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { lastBeforeBaseline } from '../backup/baseline.mjs'
import { sqliteFile } from '../backup/sqlite.mjs'
import { backendRoot } from '../environment/backend-root.mjs'
import type { TestDatabase } from './databases'

const withoutLater = `ALTER TABLE reglages DROP COLUMN legal_copyright_year;
  ALTER TABLE _reglages_v DROP COLUMN version_legal_copyright_year;`

/**
 * Makes a database of this release one of before the baseline, when the schema was that of the baseline but for a
 * reference on SQLite.
 * @param isOlder whether it lacks the last of the former migrations
 */
export async function recordFormerMigrations(
  database: TestDatabase,
  dataDir: string,
  isOlder = false,
): Promise<void> {
  const kind = 'DATABASE_URL' in database.variables ? 'postgres' : 'sqlite'
  const { payload_migrations: applied = [] } = await database.rows(dataDir)
  const hasLater = applied.some((row) => String(row).includes('_baseline'))
  const names = ['20261121_142610_initial', ...(isOlder ? [] : [lastBeforeBaseline[kind]])]
  const rows = names.map((name) => `('${name}', 1)`)
  const script = `${hasLater ? withoutLater : ''}
    ${kind === 'sqlite' ? formerReference(dataDir) : ''}
    DELETE FROM payload_migrations;
    INSERT INTO payload_migrations (name, batch) VALUES ${rows.join()};`
  if (kind === 'sqlite')
    inOwnProcess(dataDir, `await client.executeMultiple(${JSON.stringify(script)})`)
  else await database.run(dataDir, script)
}

/** Makes the table of locks, which is empty, again as the former migrations made it. */
function formerReference(dataDir: string): string {
  const table = 'payload_locked_documents_rels'
  const select = JSON.stringify(`SELECT sql FROM sqlite_schema WHERE tbl_name = '${table}'`)
  const print = `const { rows } = await client.execute(${select})
    console.log(JSON.stringify(rows.map(({ sql }) => sql)))`
  const [create = '', ...indexes] = JSON.parse(inOwnProcess(dataDir, print)) as string[]
  const without = create
    .replace(/, destinations_id integer REFERENCES[^,\n]*/, '')
    .replaceAll(/^.*\bdestinations_id\b.*\n/gm, '')
  return `DROP TABLE ${table};
    ${without};
    ALTER TABLE ${table} ADD destinations_id integer REFERENCES destinations(id);
    ${indexes.join(';\n')};`
}

/** Here a client would keep the file open until it is garbage-collected, and a restore refuses that. @returns what is printed */
function inOwnProcess(dataDir: string, body: string): string {
  const url = JSON.stringify(pathToFileURL(path.join(dataDir, sqliteFile)).href)
  const start = `import { createClient } from '@libsql/client'
    const client = createClient({ url: ${url} })`
  const args = ['--input-type=module', '-e', `${start}\n${body}`]
  return execFileSync(process.execPath, args, { cwd: backendRoot(), encoding: 'utf8' })
}
