import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`videos\` ADD \`description\` text;`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`exemple\` integer;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` ADD \`version_description\` text;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` ADD \`version_exemple\` integer;`)
  await db.run(sql`ALTER TABLE \`formations\` ADD \`presentation\` text;`)
  await db.run(sql`ALTER TABLE \`_formations_v\` ADD \`version_presentation\` text;`)
  await db.run(sql`ALTER TABLE \`videos_beaute\` ADD \`description\` text;`)
  await db.run(sql`ALTER TABLE \`videos_beaute\` ADD \`exemple\` integer;`)
  await db.run(sql`ALTER TABLE \`_videos_beaute_v\` ADD \`version_description\` text;`)
  await db.run(sql`ALTER TABLE \`_videos_beaute_v\` ADD \`version_exemple\` integer;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`exemple\`;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` DROP COLUMN \`version_description\`;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` DROP COLUMN \`version_exemple\`;`)
  await db.run(sql`ALTER TABLE \`formations\` DROP COLUMN \`presentation\`;`)
  await db.run(sql`ALTER TABLE \`_formations_v\` DROP COLUMN \`version_presentation\`;`)
  await db.run(sql`ALTER TABLE \`videos_beaute\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`videos_beaute\` DROP COLUMN \`exemple\`;`)
  await db.run(sql`ALTER TABLE \`_videos_beaute_v\` DROP COLUMN \`version_description\`;`)
  await db.run(sql`ALTER TABLE \`_videos_beaute_v\` DROP COLUMN \`version_exemple\`;`)
}
