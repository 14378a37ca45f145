import { lastBeforeBaseline } from '../backup/baseline.mjs'
import type { TestDatabase } from './databases'
import { sql } from './sqlite'

/**
 * Makes a database of this release one of before the baseline, when the schema was the same but for a
 * reference on SQLite.
 * @param isOlder whether it lacks the last of the former migrations
 */
export async function recordFormerMigrations(
  database: TestDatabase,
  dataDir: string,
  isOlder = false,
): Promise<void> {
  const kind = 'DATABASE_URL' in database.variables ? 'postgres' : 'sqlite'
  const names = ['20261121_142610_initial', ...(isOlder ? [] : [lastBeforeBaseline[kind]])]
  const rows = names.map((name) => `('${name}', 1)`)
  await database.run(
    dataDir,
    `${kind === 'sqlite' ? await formerReference(dataDir) : ''}
    DELETE FROM payload_migrations;
    INSERT INTO payload_migrations (name, batch) VALUES ${rows.join()};`,
  )
}

/** Makes the table of locks, which is empty, again as the former migrations made it. */
async function formerReference(dataDir: string): Promise<string> {
  const table = 'payload_locked_documents_rels'
  const made = await sql({ dataDir }, `SELECT sql FROM sqlite_schema WHERE tbl_name = '${table}'`)
  const [create = '', ...indexes] = made.map(({ sql }) => String(sql))
  const without = create
    .replace(/, destinations_id integer REFERENCES[^,\n]*/, '')
    .replaceAll(/^.*\bdestinations_id\b.*\n/gm, '')
  return `DROP TABLE ${table};
    ${without};
    ALTER TABLE ${table} ADD destinations_id integer REFERENCES destinations(id);
    ${indexes.join(';\n')};`
}
