import { copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { sqliteFile, tableNames, withDatabase } from '../backup/sqlite.mjs'
import { runScript } from './sqlite'

/** The variable that names the folder of a run of the tests. */
export const runFolderVariable = 'BACKEND_TESTS_FOLDER'

/** A file of the worker that runs this test file: workers do not wait for each other. */
export function fileOfWorker(name: string): string {
  const folder = process.env[runFolderVariable]
  if (!folder) throw new Error('The global setup of the tests has not run.')
  return path.join(folder, `${process.env.VITEST_POOL_ID ?? '1'}-${name}`)
}

const templateFile = () => fileOfWorker('template.db')

/** Keeps a copy of a database that is migrated and has an owner, for later starts and resets. */
export function keepTemplate(dataDir: string): Promise<void> {
  return runScript({ dataDir }, `VACUUM INTO '${templateFile()}';`)
}

/** Puts a copy of the kept database, if there is one, into a new data folder. */
export function copyTemplate(dataDir: string): void {
  if (!process.env[runFolderVariable] || !existsSync(templateFile())) return
  copyFileSync(templateFile(), path.join(dataDir, sqliteFile))
}

/** Gives every table the rows of the kept database, while a backend may be running. */
export async function restoreTemplate(dataDir: string): Promise<void> {
  const tables = await withDatabase(templateFile(), tableNames)
  const copies = [...tables, 'sqlite_sequence'].map(
    (name) =>
      `DELETE FROM main."${name}"; INSERT INTO main."${name}" SELECT * FROM template."${name}";`,
  )
  await runScript(
    { dataDir },
    `PRAGMA foreign_keys = OFF;
    ATTACH '${templateFile()}' AS template;
    BEGIN IMMEDIATE; ${copies.join('\n')} COMMIT;`,
  )
}
