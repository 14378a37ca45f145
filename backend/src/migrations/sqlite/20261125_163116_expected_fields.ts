import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// `ON DELETE set null` by hand: the generator leaves it out when a column is added, and a file in use could not be deleted.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`formations_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`places_restantes\` numeric,
  	\`lieu\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`formations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`formations_sessions_order_idx\` ON \`formations_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`formations_sessions_parent_id_idx\` ON \`formations_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_formations_v_version_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`date\` text,
  	\`places_restantes\` numeric,
  	\`lieu\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_formations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_formations_v_version_sessions_order_idx\` ON \`_formations_v_version_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_sessions_parent_id_idx\` ON \`_formations_v_version_sessions\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`evenements\` ADD \`modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` ADD \`version_modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` ADD \`version_modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`photos\` ADD \`modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` ADD \`version_modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`formations\` ADD \`modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`_formations_v\` ADD \`version_modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`photos_beaute\` ADD \`modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`_photos_beaute_v\` ADD \`version_modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`videos_beaute\` ADD \`modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`_videos_beaute_v\` ADD \`version_modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`maisons\` ADD \`plan_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`maisons\` ADD \`modifie_par\` text;`)
  await db.run(sql`CREATE INDEX \`maisons_plan_idx\` ON \`maisons\` (\`plan_id\`);`)
  await db.run(sql`ALTER TABLE \`_maisons_v\` ADD \`version_plan_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_maisons_v\` ADD \`version_modifie_par\` text;`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version_plan_idx\` ON \`_maisons_v\` (\`version_plan_id\`);`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`socials_photo_site\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_socials_photo_site\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`formations_sessions\`;`)
  await db.run(sql`DROP TABLE \`_formations_v_version_sessions\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_maisons\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`titre\` text,
  	\`adresse\` text,
  	\`prix\` numeric,
  	\`chambres\` numeric,
  	\`douches\` numeric,
  	\`description\` text,
  	\`surface\` numeric,
  	\`titre_foncier\` text,
  	\`reference\` text,
  	\`photo_principale_id\` integer,
  	\`status\` text,
  	\`conclusion\` text,
  	\`conclue_le\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_principale_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_maisons\`("id", "_order", "titre", "adresse", "prix", "chambres", "douches", "description", "surface", "titre_foncier", "reference", "photo_principale_id", "status", "conclusion", "conclue_le", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "titre", "adresse", "prix", "chambres", "douches", "description", "surface", "titre_foncier", "reference", "photo_principale_id", "status", "conclusion", "conclue_le", "updated_at", "created_at", "deleted_at", "_status" FROM \`maisons\`;`)
  await db.run(sql`DROP TABLE \`maisons\`;`)
  await db.run(sql`ALTER TABLE \`__new_maisons\` RENAME TO \`maisons\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`maisons__order_idx\` ON \`maisons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`maisons_photo_principale_idx\` ON \`maisons\` (\`photo_principale_id\`);`)
  await db.run(sql`CREATE INDEX \`maisons_updated_at_idx\` ON \`maisons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`maisons_created_at_idx\` ON \`maisons\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`maisons_deleted_at_idx\` ON \`maisons\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`maisons__status_idx\` ON \`maisons\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__maisons_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_titre\` text,
  	\`version_adresse\` text,
  	\`version_prix\` numeric,
  	\`version_chambres\` numeric,
  	\`version_douches\` numeric,
  	\`version_description\` text,
  	\`version_surface\` numeric,
  	\`version_titre_foncier\` text,
  	\`version_reference\` text,
  	\`version_photo_principale_id\` integer,
  	\`version_status\` text,
  	\`version_conclusion\` text,
  	\`version_conclue_le\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`maisons\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_principale_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__maisons_v\`("id", "parent_id", "version__order", "version_titre", "version_adresse", "version_prix", "version_chambres", "version_douches", "version_description", "version_surface", "version_titre_foncier", "version_reference", "version_photo_principale_id", "version_status", "version_conclusion", "version_conclue_le", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_titre", "version_adresse", "version_prix", "version_chambres", "version_douches", "version_description", "version_surface", "version_titre_foncier", "version_reference", "version_photo_principale_id", "version_status", "version_conclusion", "version_conclue_le", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_maisons_v\`;`)
  await db.run(sql`DROP TABLE \`_maisons_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__maisons_v\` RENAME TO \`_maisons_v\`;`)
  await db.run(sql`CREATE INDEX \`_maisons_v_parent_idx\` ON \`_maisons_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version__order_idx\` ON \`_maisons_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version_photo_principale_idx\` ON \`_maisons_v\` (\`version_photo_principale_id\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version_updated_at_idx\` ON \`_maisons_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version_created_at_idx\` ON \`_maisons_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version_deleted_at_idx\` ON \`_maisons_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version__status_idx\` ON \`_maisons_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_created_at_idx\` ON \`_maisons_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_updated_at_idx\` ON \`_maisons_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_latest_idx\` ON \`_maisons_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`evenements\` DROP COLUMN \`modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` DROP COLUMN \`version_modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` DROP COLUMN \`version_modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` DROP COLUMN \`version_modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`formations\` DROP COLUMN \`modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`_formations_v\` DROP COLUMN \`version_modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`photos_beaute\` DROP COLUMN \`modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`_photos_beaute_v\` DROP COLUMN \`version_modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`videos_beaute\` DROP COLUMN \`modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`_videos_beaute_v\` DROP COLUMN \`version_modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`reglages\` DROP COLUMN \`socials_photo_site\`;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` DROP COLUMN \`version_socials_photo_site\`;`)
}
