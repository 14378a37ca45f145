import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import type { RunningBackend } from './backend'

/** Runs SQL on the SQLite database of a backend, as if another process had. */
export async function sql(
  { dataDir }: Pick<RunningBackend, 'dataDir'>,
  statement: string,
  args: (string | number)[] = [],
): Promise<Record<string, unknown>[]> {
  const client = createClient({ url: pathToFileURL(path.join(dataDir, 'contenus.db')).href })
  await client.execute('PRAGMA busy_timeout = 60000')
  await client.execute('PRAGMA foreign_keys = ON')
  const { rows } = await client.execute({ sql: statement, args })
  client.close()
  return rows.map((row) => ({ ...row }))
}
