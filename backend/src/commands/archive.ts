import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { getPayload, type Migration, type Payload, type SanitizedConfig } from 'payload'
import { isUpToDate } from '../../backup/baseline.mjs'
import type { Manifest } from '../../backup/manifest.mjs'
import { postgresFile, restorePostgres, withPostgres } from '../../backup/postgres.mjs'
import { takeBackup } from '../../backup/restore.mjs'
import type { Environment } from '../../environment/environment.mjs'
import { chooseDatabase, namesOf } from '../database'
import config from '../payload.config'

type Place = Pick<Environment, 'dataDir' | 'databaseUrl'>
/** Payload on the database of a backup, and the files that belong to it. */
export type Archive = { archive: Payload; files: Manifest['files'] }
type Use<T> = (lent: T) => Promise<void>

/**
 * Lends Payload on a copy of the database of a backup, which is brought to this release.
 * @throws when the backup is damaged, of another kind of database or of a later release, and what `use` throws
 */
export async function withArchive(environment: Environment, backup: string, use: Use<Archive>) {
  const folder = await mkdtemp(path.join(environment.dataDir, 'archive-'))
  try {
    const { files } = await takeBackup(environment, backup, folder, true)
    await withCopy({ ...environment, dataDir: folder }, async (place) => {
      const db = (await chooseDatabase({ ...environment, ...place })) as SanitizedConfig['db']
      const changed = { ...(await config), db }
      const archive = await getPayload({ config: changed, key: 'archive', disableOnInit: true })
      try {
        await migrate(archive)
        await use({ archive, files })
      } finally {
        await archive.destroy()
      }
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function migrate({ db, find }: Payload): Promise<void> {
  const migrations = db.prodMigrations as Migration[]
  await db.migrate({ migrations })
  const { docs } = await find({ collection: 'payload-migrations', pagination: false })
  const applied = docs.map(({ name }) => name ?? '')
  if (!isUpToDate(applied, namesOf(migrations)))
    throw new Error('the backup is of a later release.')
}

/** On SQLite the copied file; on Postgres a database of its own, on the server of the present one. */
async function withCopy({ dataDir, databaseUrl }: Place, use: Use<Place>) {
  if (!databaseUrl) return use({ dataDir, databaseUrl })
  const name = `archive_${randomUUID().replaceAll('-', '')}`
  const copy = Object.assign(new URL(databaseUrl), { pathname: name }).href
  const query = (sql: string) => withPostgres(databaseUrl, (client) => client.query(sql))
  await query(`CREATE DATABASE ${name}`)
  try {
    await restorePostgres(copy, path.join(dataDir, postgresFile))
    await use({ dataDir, databaseUrl: copy })
  } finally {
    await query(`DROP DATABASE ${name} WITH (FORCE)`)
  }
}
