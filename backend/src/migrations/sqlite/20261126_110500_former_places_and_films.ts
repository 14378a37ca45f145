import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** The lists that the owner orders, and how they were ordered before: by age. */
const ages = { photos: 'DESC', photos_beaute: 'DESC', maisons: 'DESC', formations: 'ASC' }

const headers = ['accueil', 'beaute', 'voyage', 'immobilier']

/**
 * Gives documents from before the owner could order them the places that they had, and takes sample films off
 * phones where the owner has replaced the film beside them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, age] of Object.entries(ages)) {
    await db.run(sql.raw(`UPDATE ${table} SET _order = 'e' || substr('0000' || place, -5)
      FROM (SELECT id AS document, row_number() OVER (ORDER BY created_at ${age}, id ${age}) AS place
        FROM ${table} WHERE _order IS NULL) WHERE id = document`))
    await db.run(sql.raw(`UPDATE _${table}_v SET version__order =
      (SELECT _order FROM ${table} WHERE id = parent_id) WHERE latest AND version__order IS NULL`))
  }
  for (const page of headers) {
    const samples = `(SELECT json_extract(file.value, '$.id') FROM payload_kv,
      json_each(payload_kv.data, '$.created') AS file WHERE payload_kv.key = 'seed:entete-${page}')`
    await db.run(sql.raw(`UPDATE entete_${page} SET video_telephone_id = NULL WHERE video_id IS NOT NULL
      AND video_id NOT IN ${samples} AND video_telephone_id IN ${samples}`))
  }
}

export async function down(): Promise<void> {}
