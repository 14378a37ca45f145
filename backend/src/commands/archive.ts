import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { getPayload, type Migration, type Payload, type SanitizedConfig } from 'payload'
import { isUpToDate } from '../../backup/baseline.mjs'
import { connection, postgresFile, restorePostgres } from '../../backup/postgres.mjs'
import { checkManifest } from '../../backup/restore.mjs'
import { sqliteFile } from '../../backup/sqlite.mjs'
import { withClient } from '../../database/postgres.mjs'
import type { Environment } from '../../environment/environment.mjs'
import { chooseDatabase, namesOf } from '../database'
import config from '../payload.config'

type Place = Pick<Environment, 'dataDir' | 'databaseUrl'>
type Use<T> = (lent: T) => Promise<void>

/**
 * Lends Payload on a copy of the database of a backup, which is brought to this release.
 * @throws when the backup is damaged, of another kind of database or of a later release, and what `use` throws
 */
export async function withArchive(environment: Environment, backup: string, use: Use<Payload>) {
  await checkManifest(environment, backup)
  const withCopy = environment.databaseUrl ? withPostgresCopy : withSqliteCopy
  await withCopy(environment, backup, async (place) => {
    const db = (await chooseDatabase({ ...environment, ...place })) as SanitizedConfig['db']
    const changed = { ...(await config), db }
    const archive = await getPayload({ config: changed, key: 'archive', disableOnInit: true })
    try {
      await migrate(archive)
      await use(archive)
    } finally {
      await archive.destroy()
    }
  })
}

async function migrate({ db, find }: Payload): Promise<void> {
  const migrations = db.prodMigrations as Migration[]
  await db.migrate({ migrations })
  const { docs } = await find({ collection: 'payload-migrations', pagination: false })
  const applied = docs.map(({ name }) => name ?? '')
  if (!isUpToDate(applied, namesOf(migrations)))
    throw new Error('the backup is of a later release.')
}

async function withSqliteCopy({ dataDir }: Place, backup: string, use: Use<Place>) {
  const folder = await mkdtemp(path.join(dataDir, 'archive-'))
  try {
    await copyFile(path.join(backup, sqliteFile), path.join(folder, sqliteFile))
    await use({ dataDir: folder, databaseUrl: undefined })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** In a database of its own, on the server of the present one. */
async function withPostgresCopy(place: Place, backup: string, use: Use<Place>) {
  const { dataDir, databaseUrl = '' } = place
  const name = `archive_${randomUUID().replaceAll('-', '')}`
  const copy = Object.assign(new URL(databaseUrl), { pathname: name }).href
  const query = (sql: string) => withClient(connection(databaseUrl), (client) => client.query(sql))
  await query(`CREATE DATABASE ${name}`)
  try {
    await restorePostgres(copy, path.join(backup, postgresFile))
    await use({ dataDir, databaseUrl: copy })
  } finally {
    await query(`DROP DATABASE ${name} WITH (FORCE)`)
  }
}
