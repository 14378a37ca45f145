import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from 'redis'

/** What a site has stored. */
type Stored = { files: number; bytes: number; keys: number }

/** Counts the files of a CACHE_DIR and their bytes, and the keys in Redis. */
export async function countStored(cacheDir: string, redisUrl: string): Promise<Stored> {
  const entries = await readdir(cacheDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  )
  const client = await createClient({ url: redisUrl }).connect()
  const keys = await client.dbSize()
  client.destroy()
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0), keys }
}
