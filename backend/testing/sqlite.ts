import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { sqliteFile } from '../backup/sqlite.mjs'

type Folder = { dataDir: string }

const open = ({ dataDir }: Folder) =>
  createClient({ url: pathToFileURL(path.join(dataDir, sqliteFile)).href })

/** Runs SQL on the SQLite database of a backend, as if another process had. */
export async function sql(
  backend: Folder,
  statement: string,
  args: (string | number)[] = [],
): Promise<Record<string, unknown>[]> {
  const client = open(backend)
  await client.execute('PRAGMA busy_timeout = 60000')
  await client.execute('PRAGMA foreign_keys = ON')
  const { rows } = await client.execute({ sql: statement, args })
  client.close()
  return rows.map((row) => ({ ...row }))
}

/** Runs statements as one script: after a single one the client keeps file and lock until it is garbage-collected. */
export async function runScript(backend: Folder, script: string): Promise<void> {
  const client = open(backend)
  await client.executeMultiple(`PRAGMA busy_timeout = 60000; ${script}`)
  client.close()
}
