import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`legal_copyright_year\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_legal_copyright_year\` text;`)
  // What was in force while these were empty: an empty one is not shown any more.
  await db.run(sql`UPDATE reglages SET legal_copyright_year = coalesce(nullif(legal_copyright_year, ''), '2025'), houses_counter_1_value = coalesce(nullif(houses_counter_1_value, ''), '120'), houses_counter_2_value = coalesce(nullif(houses_counter_2_value, ''), '85'), houses_counter_3_value = coalesce(nullif(houses_counter_3_value, ''), '40');`)
  await db.run(sql`UPDATE _reglages_v SET version_legal_copyright_year = coalesce(nullif(version_legal_copyright_year, ''), '2025'), version_houses_counter_1_value = coalesce(nullif(version_houses_counter_1_value, ''), '120'), version_houses_counter_2_value = coalesce(nullif(version_houses_counter_2_value, ''), '85'), version_houses_counter_3_value = coalesce(nullif(version_houses_counter_3_value, ''), '40');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`reglages\` DROP COLUMN \`legal_copyright_year\`;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` DROP COLUMN \`version_legal_copyright_year\`;`)
}
