import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

// Whoever had an account before there were roles could do everything.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`owners\` ADD \`role\` text DEFAULT 'redaction' NOT NULL;`)
  await db.run(sql`UPDATE \`owners\` SET \`role\` = 'proprietaire';`)
  await db.run(sql`ALTER TABLE \`owners\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`owners\` DROP COLUMN \`lock_until\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`owners\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`owners\` ADD \`lock_until\` text;`)
  await db.run(sql`ALTER TABLE \`owners\` DROP COLUMN \`role\`;`)
}
