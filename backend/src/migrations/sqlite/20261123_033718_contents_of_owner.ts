import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`evenements_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`evenements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`evenements_texts_order_parent\` ON \`evenements_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_evenements_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_evenements_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_evenements_v_texts_order_parent\` ON \`_evenements_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`categories_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_texts_order_parent\` ON \`categories_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`formations_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`formations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`formations_texts_order_parent\` ON \`formations_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_formations_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_formations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_formations_v_texts_order_parent\` ON \`_formations_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`categories_beaute_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories_beaute\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_beaute_texts_order_parent\` ON \`categories_beaute_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`evenements\` ADD \`end_date\` text;`)
  await db.run(sql`ALTER TABLE \`evenements\` ADD \`end_time\` text;`)
  await db.run(sql`ALTER TABLE \`evenements\` ADD \`place\` text;`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` ADD \`version_end_date\` text;`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` ADD \`version_end_time\` text;`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` ADD \`version_place\` text;`)
  await db.run(sql`ALTER TABLE \`maisons\` ADD \`conclusion\` text;`)
  await db.run(sql`ALTER TABLE \`maisons\` ADD \`conclue_le\` text;`)
  await db.run(sql`ALTER TABLE \`_maisons_v\` ADD \`version_conclusion\` text;`)
  await db.run(sql`ALTER TABLE \`_maisons_v\` ADD \`version_conclue_le\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`evenements_texts\`;`)
  await db.run(sql`DROP TABLE \`_evenements_v_texts\`;`)
  await db.run(sql`DROP TABLE \`categories_texts\`;`)
  await db.run(sql`DROP TABLE \`formations_texts\`;`)
  await db.run(sql`DROP TABLE \`_formations_v_texts\`;`)
  await db.run(sql`DROP TABLE \`categories_beaute_texts\`;`)
  await db.run(sql`ALTER TABLE \`evenements\` DROP COLUMN \`end_date\`;`)
  await db.run(sql`ALTER TABLE \`evenements\` DROP COLUMN \`end_time\`;`)
  await db.run(sql`ALTER TABLE \`evenements\` DROP COLUMN \`place\`;`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` DROP COLUMN \`version_end_date\`;`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` DROP COLUMN \`version_end_time\`;`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` DROP COLUMN \`version_place\`;`)
  await db.run(sql`ALTER TABLE \`maisons\` DROP COLUMN \`conclusion\`;`)
  await db.run(sql`ALTER TABLE \`maisons\` DROP COLUMN \`conclue_le\`;`)
  await db.run(sql`ALTER TABLE \`_maisons_v\` DROP COLUMN \`version_conclusion\`;`)
  await db.run(sql`ALTER TABLE \`_maisons_v\` DROP COLUMN \`version_conclue_le\`;`)
}
