import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`photos\` ADD \`credit\` text;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` ADD \`version_credit\` text;`)
  await db.run(sql`ALTER TABLE \`photos_beaute\` ADD \`credit\` text;`)
  await db.run(sql`ALTER TABLE \`_photos_beaute_v\` ADD \`version_credit\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`credit\`;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` DROP COLUMN \`version_credit\`;`)
  await db.run(sql`ALTER TABLE \`photos_beaute\` DROP COLUMN \`credit\`;`)
  await db.run(sql`ALTER TABLE \`_photos_beaute_v\` DROP COLUMN \`version_credit\`;`)
}
