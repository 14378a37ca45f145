import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`videos\` ADD \`transcription\` text;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` ADD \`version_transcription\` text;`)
  await db.run(sql`ALTER TABLE \`photos\` ADD \`description\` text;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` ADD \`version_description\` text;`)
  await db.run(sql`ALTER TABLE \`photos_beaute\` ADD \`description\` text;`)
  await db.run(sql`ALTER TABLE \`_photos_beaute_v\` ADD \`version_description\` text;`)
  await db.run(sql`ALTER TABLE \`videos_beaute\` ADD \`transcription\` text;`)
  await db.run(sql`ALTER TABLE \`_videos_beaute_v\` ADD \`version_transcription\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`transcription\`;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` DROP COLUMN \`version_transcription\`;`)
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` DROP COLUMN \`version_description\`;`)
  await db.run(sql`ALTER TABLE \`photos_beaute\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`_photos_beaute_v\` DROP COLUMN \`version_description\`;`)
  await db.run(sql`ALTER TABLE \`videos_beaute\` DROP COLUMN \`transcription\`;`)
  await db.run(sql`ALTER TABLE \`_videos_beaute_v\` DROP COLUMN \`version_transcription\`;`)
}
