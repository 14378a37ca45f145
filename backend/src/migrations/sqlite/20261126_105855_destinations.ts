import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`destinations_conseils\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`texte\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`destinations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`destinations_conseils_order_idx\` ON \`destinations_conseils\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`destinations_conseils_parent_id_idx\` ON \`destinations_conseils\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`destinations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`accroche\` text,
  	\`image_id\` integer,
  	\`image_alt\` text,
  	\`presentation\` text,
  	\`en_pays\` text,
  	\`sejour\` text,
  	\`traitement\` text,
  	\`monnaie\` text,
  	\`visa\` text,
  	\`etapes\` text,
  	\`pieces\` text,
  	\`visa_note\` text,
  	\`duree\` text,
  	\`repas\` text,
  	\`plats\` text,
  	\`tables\` text,
  	\`repas_note\` text,
  	\`description\` text,
  	\`langue\` text,
  	\`slug\` text,
  	\`modifie_par\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`destinations__order_idx\` ON \`destinations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`destinations_image_idx\` ON \`destinations\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`destinations_slug_idx\` ON \`destinations\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`destinations_updated_at_idx\` ON \`destinations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`destinations_created_at_idx\` ON \`destinations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`destinations_deleted_at_idx\` ON \`destinations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`destinations__status_idx\` ON \`destinations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`destinations_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`destinations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`destinations_texts_order_parent\` ON \`destinations_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_destinations_v_version_conseils\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`titre\` text,
  	\`texte\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_destinations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_destinations_v_version_conseils_order_idx\` ON \`_destinations_v_version_conseils\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_destinations_v_version_conseils_parent_id_idx\` ON \`_destinations_v_version_conseils\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_destinations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_accroche\` text,
  	\`version_image_id\` integer,
  	\`version_image_alt\` text,
  	\`version_presentation\` text,
  	\`version_en_pays\` text,
  	\`version_sejour\` text,
  	\`version_traitement\` text,
  	\`version_monnaie\` text,
  	\`version_visa\` text,
  	\`version_etapes\` text,
  	\`version_pieces\` text,
  	\`version_visa_note\` text,
  	\`version_duree\` text,
  	\`version_repas\` text,
  	\`version_plats\` text,
  	\`version_tables\` text,
  	\`version_repas_note\` text,
  	\`version_description\` text,
  	\`version_langue\` text,
  	\`version_slug\` text,
  	\`version_modifie_par\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`destinations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_destinations_v_parent_idx\` ON \`_destinations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_destinations_v_version_version__order_idx\` ON \`_destinations_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_destinations_v_version_version_image_idx\` ON \`_destinations_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_destinations_v_version_version_slug_idx\` ON \`_destinations_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_destinations_v_version_version_updated_at_idx\` ON \`_destinations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_destinations_v_version_version_created_at_idx\` ON \`_destinations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_destinations_v_version_version_deleted_at_idx\` ON \`_destinations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_destinations_v_version_version__status_idx\` ON \`_destinations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_destinations_v_created_at_idx\` ON \`_destinations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_destinations_v_updated_at_idx\` ON \`_destinations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_destinations_v_latest_idx\` ON \`_destinations_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_destinations_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_destinations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_destinations_v_texts_order_parent\` ON \`_destinations_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`destinations_id\` integer REFERENCES destinations(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_destinations_id_idx\` ON \`payload_locked_documents_rels\` (\`destinations_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`destinations_conseils\`;`)
  await db.run(sql`DROP TABLE \`destinations\`;`)
  await db.run(sql`DROP TABLE \`destinations_texts\`;`)
  await db.run(sql`DROP TABLE \`_destinations_v_version_conseils\`;`)
  await db.run(sql`DROP TABLE \`_destinations_v\`;`)
  await db.run(sql`DROP TABLE \`_destinations_v_texts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`evenements_id\` integer,
  	\`videos_id\` integer,
  	\`photos_id\` integer,
  	\`categories_id\` integer,
  	\`formations_id\` integer,
  	\`photos_beaute_id\` integer,
  	\`videos_beaute_id\` integer,
  	\`categories_beaute_id\` integer,
  	\`maisons_id\` integer,
  	\`uploads_id\` integer,
  	\`owners_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`evenements_id\`) REFERENCES \`evenements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`photos_id\`) REFERENCES \`photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`formations_id\`) REFERENCES \`formations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`photos_beaute_id\`) REFERENCES \`photos_beaute\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_beaute_id\`) REFERENCES \`videos_beaute\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_beaute_id\`) REFERENCES \`categories_beaute\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`maisons_id\`) REFERENCES \`maisons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`uploads_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`owners_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "evenements_id", "videos_id", "photos_id", "categories_id", "formations_id", "photos_beaute_id", "videos_beaute_id", "categories_beaute_id", "maisons_id", "uploads_id", "owners_id") SELECT "id", "order", "parent_id", "path", "evenements_id", "videos_id", "photos_id", "categories_id", "formations_id", "photos_beaute_id", "videos_beaute_id", "categories_beaute_id", "maisons_id", "uploads_id", "owners_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_evenements_id_idx\` ON \`payload_locked_documents_rels\` (\`evenements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_formations_id_idx\` ON \`payload_locked_documents_rels\` (\`formations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_photos_beaute_id_idx\` ON \`payload_locked_documents_rels\` (\`photos_beaute_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_beaute_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_beaute_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_beaute_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_beaute_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_maisons_id_idx\` ON \`payload_locked_documents_rels\` (\`maisons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_uploads_id_idx\` ON \`payload_locked_documents_rels\` (\`uploads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_owners_id_idx\` ON \`payload_locked_documents_rels\` (\`owners_id\`);`)
}
