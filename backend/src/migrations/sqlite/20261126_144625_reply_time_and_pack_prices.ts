import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`location_reply_time\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`travel_packs_etudes_price_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`travel_packs_travail_price_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`travel_packs_touristique_price_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_location_reply_time\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_travel_packs_etudes_price_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_travel_packs_travail_price_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_travel_packs_touristique_price_from\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`reglages\` DROP COLUMN \`location_reply_time\`;`)
  await db.run(sql`ALTER TABLE \`reglages\` DROP COLUMN \`travel_packs_etudes_price_from\`;`)
  await db.run(sql`ALTER TABLE \`reglages\` DROP COLUMN \`travel_packs_travail_price_from\`;`)
  await db.run(sql`ALTER TABLE \`reglages\` DROP COLUMN \`travel_packs_touristique_price_from\`;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` DROP COLUMN \`version_location_reply_time\`;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` DROP COLUMN \`version_travel_packs_etudes_price_from\`;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` DROP COLUMN \`version_travel_packs_travail_price_from\`;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` DROP COLUMN \`version_travel_packs_touristique_price_from\`;`)
}
