import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

// `ON DELETE set null` by hand: the generator leaves it out when a column is added, and a file in use could not be deleted.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`entete_accueil\` ADD \`video_telephone_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`entete_accueil_video_telephone_idx\` ON \`entete_accueil\` (\`video_telephone_id\`);`)
  await db.run(sql`ALTER TABLE \`entete_beaute\` ADD \`video_telephone_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`entete_beaute_video_telephone_idx\` ON \`entete_beaute\` (\`video_telephone_id\`);`)
  await db.run(sql`ALTER TABLE \`entete_voyage\` ADD \`video_telephone_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`entete_voyage_video_telephone_idx\` ON \`entete_voyage\` (\`video_telephone_id\`);`)
  await db.run(sql`ALTER TABLE \`entete_immobilier\` ADD \`video_telephone_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`entete_immobilier_video_telephone_idx\` ON \`entete_immobilier\` (\`video_telephone_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_entete_accueil\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`video_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_entete_accueil\`("id", "video_id", "updated_at", "created_at") SELECT "id", "video_id", "updated_at", "created_at" FROM \`entete_accueil\`;`)
  await db.run(sql`DROP TABLE \`entete_accueil\`;`)
  await db.run(sql`ALTER TABLE \`__new_entete_accueil\` RENAME TO \`entete_accueil\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`entete_accueil_video_idx\` ON \`entete_accueil\` (\`video_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_entete_beaute\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`video_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_entete_beaute\`("id", "video_id", "updated_at", "created_at") SELECT "id", "video_id", "updated_at", "created_at" FROM \`entete_beaute\`;`)
  await db.run(sql`DROP TABLE \`entete_beaute\`;`)
  await db.run(sql`ALTER TABLE \`__new_entete_beaute\` RENAME TO \`entete_beaute\`;`)
  await db.run(sql`CREATE INDEX \`entete_beaute_video_idx\` ON \`entete_beaute\` (\`video_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_entete_voyage\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`video_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_entete_voyage\`("id", "video_id", "updated_at", "created_at") SELECT "id", "video_id", "updated_at", "created_at" FROM \`entete_voyage\`;`)
  await db.run(sql`DROP TABLE \`entete_voyage\`;`)
  await db.run(sql`ALTER TABLE \`__new_entete_voyage\` RENAME TO \`entete_voyage\`;`)
  await db.run(sql`CREATE INDEX \`entete_voyage_video_idx\` ON \`entete_voyage\` (\`video_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_entete_immobilier\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`video_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_entete_immobilier\`("id", "video_id", "updated_at", "created_at") SELECT "id", "video_id", "updated_at", "created_at" FROM \`entete_immobilier\`;`)
  await db.run(sql`DROP TABLE \`entete_immobilier\`;`)
  await db.run(sql`ALTER TABLE \`__new_entete_immobilier\` RENAME TO \`entete_immobilier\`;`)
  await db.run(sql`CREATE INDEX \`entete_immobilier_video_idx\` ON \`entete_immobilier\` (\`video_id\`);`)
}
