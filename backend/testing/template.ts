import { copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'

/** The variable that names the folder of a run of the tests. */
export const runFolderVariable = 'BACKEND_TESTS_FOLDER'

/** A file of the worker that runs this test file: workers do not wait for each other. */
export function fileOfWorker(name: string): string {
  const folder = process.env[runFolderVariable]
  if (!folder) throw new Error('The global setup of the tests has not run.')
  return path.join(folder, `${process.env.VITEST_POOL_ID ?? '1'}-${name}`)
}

const databaseIn = (dataDir: string) => path.join(dataDir, 'contenus.db')
const clientOf = (dataDir: string) => createClient({ url: pathToFileURL(databaseIn(dataDir)).href })

/** Keeps a copy of a database that is migrated and has an owner, for later starts and resets. */
export async function keepTemplate(dataDir: string): Promise<void> {
  const client = clientOf(dataDir)
  await client.execute({ sql: 'VACUUM INTO ?', args: [fileOfWorker('template.db')] })
  client.close()
}

/** Puts a copy of the kept database, if there is one, into a new data folder. */
export function copyTemplate(dataDir: string): void {
  if (!process.env[runFolderVariable]) return
  const template = fileOfWorker('template.db')
  if (existsSync(template)) copyFileSync(template, databaseIn(dataDir))
}

/** Gives every table the rows of the kept database, while a backend may be running. */
export async function restoreTemplate(dataDir: string): Promise<void> {
  const client = clientOf(dataDir)
  await client.execute('PRAGMA busy_timeout = 30000')
  const { rows } = await client.execute(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND (name NOT LIKE 'sqlite_%' OR name = 'sqlite_sequence')",
  )
  const copies = rows.map(
    ({ name }) =>
      `DELETE FROM main."${String(name)}"; INSERT INTO main."${String(name)}" SELECT * FROM template."${String(name)}";`,
  )
  await client.executeMultiple(`
    PRAGMA foreign_keys = OFF;
    ATTACH '${fileOfWorker('template.db')}' AS template;
    BEGIN IMMEDIATE; ${copies.join('\n')} COMMIT;
    DETACH template;
  `)
  client.close()
}
