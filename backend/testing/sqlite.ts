import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { sqliteFile, withDatabase } from '../backup/sqlite.mjs'

type Folder = { dataDir: string }

const fileOf = ({ dataDir }: Folder) => path.join(dataDir, sqliteFile)

/** Runs SQL on the SQLite database of a backend, as if another process had. */
export const sql = (backend: Folder, statement: string, args: (string | number)[] = []) =>
  withDatabase(fileOf(backend), async (client): Promise<Record<string, unknown>[]> => {
    await client.execute('PRAGMA foreign_keys = ON')
    const { rows } = await client.execute({ sql: statement, args })
    return rows.map((row) => ({ ...row }))
  })

/** Runs statements as one script: after a single one the client keeps file and lock until it is garbage-collected. */
export async function runScript(backend: Folder, script: string): Promise<void> {
  const client = createClient({ url: pathToFileURL(fileOf(backend)).href })
  await client.executeMultiple(`PRAGMA busy_timeout = 60000; ${script}`)
  client.close()
}
