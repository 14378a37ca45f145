import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`evenements\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`date\` text,
  	\`time\` text,
  	\`end_date\` text,
  	\`end_time\` text,
  	\`place\` text,
  	\`tarif\` text,
  	\`billets\` text,
  	\`poster_id\` integer,
  	\`description\` text,
  	\`live_url\` text,
  	\`etat\` text,
  	\`slug\` text,
  	\`modifie_par\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`evenements_date_idx\` ON \`evenements\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`evenements_poster_idx\` ON \`evenements\` (\`poster_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`evenements_slug_idx\` ON \`evenements\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`evenements_updated_at_idx\` ON \`evenements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`evenements_created_at_idx\` ON \`evenements\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`evenements_deleted_at_idx\` ON \`evenements\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`evenements__status_idx\` ON \`evenements\` (\`_status\`);`)
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
  await db.run(sql`CREATE TABLE \`_evenements_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_date\` text,
  	\`version_time\` text,
  	\`version_end_date\` text,
  	\`version_end_time\` text,
  	\`version_place\` text,
  	\`version_tarif\` text,
  	\`version_billets\` text,
  	\`version_poster_id\` integer,
  	\`version_description\` text,
  	\`version_live_url\` text,
  	\`version_etat\` text,
  	\`version_slug\` text,
  	\`version_modifie_par\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`evenements\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_poster_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_evenements_v_parent_idx\` ON \`_evenements_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_evenements_v_version_version_date_idx\` ON \`_evenements_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_evenements_v_version_version_poster_idx\` ON \`_evenements_v\` (\`version_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_evenements_v_version_version_slug_idx\` ON \`_evenements_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_evenements_v_version_version_updated_at_idx\` ON \`_evenements_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_evenements_v_version_version_created_at_idx\` ON \`_evenements_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_evenements_v_version_version_deleted_at_idx\` ON \`_evenements_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_evenements_v_version_version__status_idx\` ON \`_evenements_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_evenements_v_created_at_idx\` ON \`_evenements_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_evenements_v_updated_at_idx\` ON \`_evenements_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_evenements_v_latest_idx\` ON \`_evenements_v\` (\`latest\`);`)
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
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`youtube_url\` text,
  	\`thumbnail_id\` integer,
  	\`description\` text,
  	\`transcription\` text,
  	\`duree\` text,
  	\`exemple\` integer,
  	\`category_id\` integer,
  	\`published_at\` text,
  	\`modifie_par\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_thumbnail_idx\` ON \`videos\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_category_idx\` ON \`videos\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_published_at_idx\` ON \`videos\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_deleted_at_idx\` ON \`videos\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`videos__status_idx\` ON \`videos\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_youtube_url\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_description\` text,
  	\`version_transcription\` text,
  	\`version_duree\` text,
  	\`version_exemple\` integer,
  	\`version_category_id\` integer,
  	\`version_published_at\` text,
  	\`version_modifie_par\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_parent_idx\` ON \`_videos_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_thumbnail_idx\` ON \`_videos_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_category_idx\` ON \`_videos_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_published_at_idx\` ON \`_videos_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_updated_at_idx\` ON \`_videos_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_created_at_idx\` ON \`_videos_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_deleted_at_idx\` ON \`_videos_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version__status_idx\` ON \`_videos_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_created_at_idx\` ON \`_videos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_updated_at_idx\` ON \`_videos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_latest_idx\` ON \`_videos_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`photos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`image_id\` integer,
  	\`description\` text,
  	\`credit\` text,
  	\`modifie_par\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`photos__order_idx\` ON \`photos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`photos_image_idx\` ON \`photos\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`photos_updated_at_idx\` ON \`photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`photos_created_at_idx\` ON \`photos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`photos_deleted_at_idx\` ON \`photos\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`photos__status_idx\` ON \`photos\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_photos_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_image_id\` integer,
  	\`version_description\` text,
  	\`version_credit\` text,
  	\`version_modifie_par\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`photos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_photos_v_parent_idx\` ON \`_photos_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_version__order_idx\` ON \`_photos_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_version_image_idx\` ON \`_photos_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_version_updated_at_idx\` ON \`_photos_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_version_created_at_idx\` ON \`_photos_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_version_deleted_at_idx\` ON \`_photos_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_version__status_idx\` ON \`_photos_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_created_at_idx\` ON \`_photos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_updated_at_idx\` ON \`_photos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_latest_idx\` ON \`_photos_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE TABLE \`formations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`affiche_id\` integer,
  	\`presentation\` text,
  	\`duree\` text,
  	\`tarif\` numeric,
  	\`slug\` text,
  	\`modifie_par\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`affiche_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`formations__order_idx\` ON \`formations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`formations_affiche_idx\` ON \`formations\` (\`affiche_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`formations_slug_idx\` ON \`formations\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`formations_updated_at_idx\` ON \`formations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`formations_created_at_idx\` ON \`formations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`formations_deleted_at_idx\` ON \`formations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`formations__status_idx\` ON \`formations\` (\`_status\`);`)
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
  await db.run(sql`CREATE TABLE \`_formations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_affiche_id\` integer,
  	\`version_presentation\` text,
  	\`version_duree\` text,
  	\`version_tarif\` numeric,
  	\`version_slug\` text,
  	\`version_modifie_par\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`formations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_affiche_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_formations_v_parent_idx\` ON \`_formations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version__order_idx\` ON \`_formations_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_affiche_idx\` ON \`_formations_v\` (\`version_affiche_id\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_slug_idx\` ON \`_formations_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_updated_at_idx\` ON \`_formations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_created_at_idx\` ON \`_formations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_deleted_at_idx\` ON \`_formations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version__status_idx\` ON \`_formations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_created_at_idx\` ON \`_formations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_updated_at_idx\` ON \`_formations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_latest_idx\` ON \`_formations_v\` (\`latest\`);`)
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
  await db.run(sql`CREATE TABLE \`photos_beaute\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`image_id\` integer,
  	\`description\` text,
  	\`credit\` text,
  	\`modifie_par\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`photos_beaute__order_idx\` ON \`photos_beaute\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`photos_beaute_image_idx\` ON \`photos_beaute\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`photos_beaute_updated_at_idx\` ON \`photos_beaute\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`photos_beaute_created_at_idx\` ON \`photos_beaute\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`photos_beaute_deleted_at_idx\` ON \`photos_beaute\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`photos_beaute__status_idx\` ON \`photos_beaute\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_photos_beaute_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_image_id\` integer,
  	\`version_description\` text,
  	\`version_credit\` text,
  	\`version_modifie_par\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`photos_beaute\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_photos_beaute_v_parent_idx\` ON \`_photos_beaute_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_photos_beaute_v_version_version__order_idx\` ON \`_photos_beaute_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_photos_beaute_v_version_version_image_idx\` ON \`_photos_beaute_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_photos_beaute_v_version_version_updated_at_idx\` ON \`_photos_beaute_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_beaute_v_version_version_created_at_idx\` ON \`_photos_beaute_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_beaute_v_version_version_deleted_at_idx\` ON \`_photos_beaute_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_beaute_v_version_version__status_idx\` ON \`_photos_beaute_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_photos_beaute_v_created_at_idx\` ON \`_photos_beaute_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_beaute_v_updated_at_idx\` ON \`_photos_beaute_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_beaute_v_latest_idx\` ON \`_photos_beaute_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`videos_beaute\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`youtube_url\` text,
  	\`thumbnail_id\` integer,
  	\`description\` text,
  	\`transcription\` text,
  	\`duree\` text,
  	\`exemple\` integer,
  	\`category_id\` integer,
  	\`published_at\` text,
  	\`modifie_par\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories_beaute\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_beaute_thumbnail_idx\` ON \`videos_beaute\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_beaute_category_idx\` ON \`videos_beaute\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_beaute_published_at_idx\` ON \`videos_beaute\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_beaute_updated_at_idx\` ON \`videos_beaute\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_beaute_created_at_idx\` ON \`videos_beaute\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_beaute_deleted_at_idx\` ON \`videos_beaute\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_beaute__status_idx\` ON \`videos_beaute\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_videos_beaute_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_youtube_url\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_description\` text,
  	\`version_transcription\` text,
  	\`version_duree\` text,
  	\`version_exemple\` integer,
  	\`version_category_id\` integer,
  	\`version_published_at\` text,
  	\`version_modifie_par\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`videos_beaute\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories_beaute\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_beaute_v_parent_idx\` ON \`_videos_beaute_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_beaute_v_version_version_thumbnail_idx\` ON \`_videos_beaute_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_beaute_v_version_version_category_idx\` ON \`_videos_beaute_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_beaute_v_version_version_published_at_idx\` ON \`_videos_beaute_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_beaute_v_version_version_updated_at_idx\` ON \`_videos_beaute_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_beaute_v_version_version_created_at_idx\` ON \`_videos_beaute_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_beaute_v_version_version_deleted_at_idx\` ON \`_videos_beaute_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_beaute_v_version_version__status_idx\` ON \`_videos_beaute_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_videos_beaute_v_created_at_idx\` ON \`_videos_beaute_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_beaute_v_updated_at_idx\` ON \`_videos_beaute_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_beaute_v_latest_idx\` ON \`_videos_beaute_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`categories_beaute\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_beaute_slug_idx\` ON \`categories_beaute\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`categories_beaute_updated_at_idx\` ON \`categories_beaute\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_beaute_created_at_idx\` ON \`categories_beaute\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_beaute_deleted_at_idx\` ON \`categories_beaute\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE TABLE \`maisons\` (
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
  	\`plan_id\` integer,
  	\`status\` text,
  	\`conclusion\` text,
  	\`conclue_le\` text,
  	\`modifie_par\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_principale_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`plan_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`maisons__order_idx\` ON \`maisons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`maisons_photo_principale_idx\` ON \`maisons\` (\`photo_principale_id\`);`)
  await db.run(sql`CREATE INDEX \`maisons_plan_idx\` ON \`maisons\` (\`plan_id\`);`)
  await db.run(sql`CREATE INDEX \`maisons_updated_at_idx\` ON \`maisons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`maisons_created_at_idx\` ON \`maisons\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`maisons_deleted_at_idx\` ON \`maisons\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`maisons__status_idx\` ON \`maisons\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`maisons_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`uploads_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`maisons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`uploads_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`maisons_rels_order_idx\` ON \`maisons_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`maisons_rels_parent_idx\` ON \`maisons_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`maisons_rels_path_idx\` ON \`maisons_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`maisons_rels_uploads_id_idx\` ON \`maisons_rels\` (\`uploads_id\`);`)
  await db.run(sql`CREATE TABLE \`_maisons_v\` (
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
  	\`version_plan_id\` integer,
  	\`version_status\` text,
  	\`version_conclusion\` text,
  	\`version_conclue_le\` text,
  	\`version_modifie_par\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`maisons\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_principale_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_plan_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_maisons_v_parent_idx\` ON \`_maisons_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version__order_idx\` ON \`_maisons_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version_photo_principale_idx\` ON \`_maisons_v\` (\`version_photo_principale_id\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version_plan_idx\` ON \`_maisons_v\` (\`version_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version_updated_at_idx\` ON \`_maisons_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version_created_at_idx\` ON \`_maisons_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version_deleted_at_idx\` ON \`_maisons_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version__status_idx\` ON \`_maisons_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_created_at_idx\` ON \`_maisons_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_updated_at_idx\` ON \`_maisons_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_latest_idx\` ON \`_maisons_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_maisons_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`uploads_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_maisons_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`uploads_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_maisons_v_rels_order_idx\` ON \`_maisons_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_rels_parent_idx\` ON \`_maisons_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_rels_path_idx\` ON \`_maisons_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_rels_uploads_id_idx\` ON \`_maisons_v_rels\` (\`uploads_id\`);`)
  await db.run(sql`CREATE TABLE \`uploads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sizes_vignette_width\` numeric,
  	\`sizes_vignette_height\` numeric,
  	\`sizes_vignette_filesize\` numeric,
  	\`sizes_vignette_url\` text,
  	\`sizes_vignette_mime_type\` text,
  	\`sizes_vignette_filename\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`uploads_sizes_vignette_sizes_vignette_filename_idx\` ON \`uploads\` (\`sizes_vignette_filename\`);`)
  await db.run(sql`CREATE INDEX \`uploads_updated_at_idx\` ON \`uploads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`uploads_created_at_idx\` ON \`uploads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`uploads_deleted_at_idx\` ON \`uploads\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`uploads_filename_idx\` ON \`uploads\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`owners_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`device\` text,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`owners_sessions_order_idx\` ON \`owners_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`owners_sessions_parent_id_idx\` ON \`owners_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`owners\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`role\` text DEFAULT 'redaction' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text,
  	\`username\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`owners_updated_at_idx\` ON \`owners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`owners_created_at_idx\` ON \`owners\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`owners_username_idx\` ON \`owners\` (\`username\`);`)
  await db.run(sql`CREATE TABLE \`contact_clicks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`area\` text NOT NULL,
  	\`page\` text NOT NULL,
  	\`clicks\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`day_area_page_idx\` ON \`contact_clicks\` (\`day\`,\`area\`,\`page\`);`)
  await db.run(sql`CREATE TABLE \`account_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`role\` text,
  	\`account_id\` integer,
  	\`creator_id\` integer,
  	\`expires_at\` numeric NOT NULL,
  	\`used_at\` numeric,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`creator_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`account_links_token_hash_idx\` ON \`account_links\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`account_links_account_idx\` ON \`account_links\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`account_links_creator_idx\` ON \`account_links\` (\`creator_id\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account_id\` integer,
  	\`secret\` text NOT NULL,
  	\`last_step\` numeric NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_account_idx\` ON \`second_factors\` (\`account_id\`);`)
  await db.run(sql`CREATE TABLE \`journal\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`summary\` text NOT NULL,
  	\`changes\` text,
  	\`who\` text NOT NULL,
  	\`address\` text,
  	\`kind\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`journal_who_idx\` ON \`journal\` (\`who\`);`)
  await db.run(sql`CREATE INDEX \`journal_kind_idx\` ON \`journal\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`journal_updated_at_idx\` ON \`journal\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`journal_created_at_idx\` ON \`journal\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  	\`destinations_id\` integer,
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
  	FOREIGN KEY (\`destinations_id\`) REFERENCES \`destinations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`maisons_id\`) REFERENCES \`maisons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`uploads_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`owners_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_destinations_id_idx\` ON \`payload_locked_documents_rels\` (\`destinations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_maisons_id_idx\` ON \`payload_locked_documents_rels\` (\`maisons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_uploads_id_idx\` ON \`payload_locked_documents_rels\` (\`uploads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_owners_id_idx\` ON \`payload_locked_documents_rels\` (\`owners_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`owners_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`owners_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_owners_id_idx\` ON \`payload_preferences_rels\` (\`owners_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reglages_beauty_women_treatments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`price\` numeric,
  	\`price_to\` numeric,
  	\`duration\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reglages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reglages_beauty_women_treatments_order_idx\` ON \`reglages_beauty_women_treatments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reglages_beauty_women_treatments_parent_id_idx\` ON \`reglages_beauty_women_treatments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reglages_beauty_men_treatments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`price\` numeric,
  	\`price_to\` numeric,
  	\`duration\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reglages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reglages_beauty_men_treatments_order_idx\` ON \`reglages_beauty_men_treatments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reglages_beauty_men_treatments_parent_id_idx\` ON \`reglages_beauty_men_treatments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reglages_courses_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reglages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reglages_courses_steps_order_idx\` ON \`reglages_courses_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reglages_courses_steps_parent_id_idx\` ON \`reglages_courses_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reglages_travel_faq\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reglages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reglages_travel_faq_order_idx\` ON \`reglages_travel_faq\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reglages_travel_faq_parent_id_idx\` ON \`reglages_travel_faq\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reglages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`identity_product_name\` text,
  	\`identity_care_brand\` text,
  	\`identity_company_phone\` text,
  	\`identity_email\` text,
  	\`identity_whatsapp_accueil\` text,
  	\`identity_whatsapp_medias\` text,
  	\`identity_whatsapp_voyage\` text,
  	\`identity_whatsapp_beaute\` text,
  	\`identity_whatsapp_immobilier\` text,
  	\`identity_whatsapp_formations\` text,
  	\`socials_social_page\` text,
  	\`socials_video_site\` text,
  	\`socials_short_video_app\` text,
  	\`socials_photo_site\` text,
  	\`legal_publisher\` text,
  	\`legal_legal_form\` text,
  	\`legal_registration\` text,
  	\`legal_address\` text,
  	\`legal_director\` text,
  	\`legal_host\` text,
  	\`legal_host_address\` text,
  	\`location_hours_monday\` text,
  	\`location_hours_tuesday\` text,
  	\`location_hours_wednesday\` text,
  	\`location_hours_thursday\` text,
  	\`location_hours_friday\` text,
  	\`location_hours_saturday\` text,
  	\`location_hours_sunday\` text,
  	\`location_reply_time\` text,
  	\`location_district\` text,
  	\`location_map_point\` text,
  	\`location_event_place\` text,
  	\`beauty_women_line\` text,
  	\`beauty_men_line\` text,
  	\`courses_lead\` text,
  	\`travel_packs_etudes_name\` text,
  	\`travel_packs_etudes_line\` text,
  	\`travel_packs_etudes_features\` text,
  	\`travel_packs_etudes_price_from\` numeric,
  	\`travel_packs_travail_name\` text,
  	\`travel_packs_travail_line\` text,
  	\`travel_packs_travail_features\` text,
  	\`travel_packs_travail_price_from\` numeric,
  	\`travel_packs_touristique_name\` text,
  	\`travel_packs_touristique_line\` text,
  	\`travel_packs_touristique_features\` text,
  	\`travel_packs_touristique_price_from\` numeric,
  	\`houses_counter_1_value\` text,
  	\`houses_counter_1_label\` text,
  	\`houses_counter_2_value\` text,
  	\`houses_counter_2_label\` text,
  	\`houses_counter_3_value\` text,
  	\`houses_counter_3_label\` text,
  	\`heroes_tagline\` text,
  	\`heroes_accueil\` text,
  	\`heroes_medias\` text,
  	\`heroes_beaute\` text,
  	\`heroes_voyage\` text,
  	\`heroes_immobilier\` text,
  	\`pictures_hero_accueil_id\` integer,
  	\`pictures_carousel_accueil_1_id\` integer,
  	\`pictures_carousel_accueil_1_alt\` text,
  	\`pictures_carousel_accueil_2_id\` integer,
  	\`pictures_carousel_accueil_2_alt\` text,
  	\`pictures_carousel_accueil_3_id\` integer,
  	\`pictures_carousel_accueil_3_alt\` text,
  	\`pictures_carousel_accueil_4_id\` integer,
  	\`pictures_carousel_accueil_4_alt\` text,
  	\`pictures_hero_medias_id\` integer,
  	\`pictures_card_medias_id\` integer,
  	\`pictures_card_medias_hover_id\` integer,
  	\`pictures_carousel_medias_1_id\` integer,
  	\`pictures_carousel_medias_1_alt\` text,
  	\`pictures_carousel_medias_2_id\` integer,
  	\`pictures_carousel_medias_2_alt\` text,
  	\`pictures_carousel_medias_3_id\` integer,
  	\`pictures_carousel_medias_3_alt\` text,
  	\`pictures_carousel_medias_4_id\` integer,
  	\`pictures_carousel_medias_4_alt\` text,
  	\`pictures_hero_beaute_id\` integer,
  	\`pictures_card_beaute_id\` integer,
  	\`pictures_card_beaute_hover_id\` integer,
  	\`pictures_price_list_women_id\` integer,
  	\`pictures_price_list_men_id\` integer,
  	\`pictures_carousel_beaute_1_id\` integer,
  	\`pictures_carousel_beaute_1_alt\` text,
  	\`pictures_carousel_beaute_2_id\` integer,
  	\`pictures_carousel_beaute_2_alt\` text,
  	\`pictures_carousel_beaute_3_id\` integer,
  	\`pictures_carousel_beaute_3_alt\` text,
  	\`pictures_carousel_beaute_4_id\` integer,
  	\`pictures_carousel_beaute_4_alt\` text,
  	\`pictures_hero_voyage_id\` integer,
  	\`pictures_card_voyage_id\` integer,
  	\`pictures_card_voyage_hover_id\` integer,
  	\`pictures_hero_immobilier_id\` integer,
  	\`pictures_card_immobilier_id\` integer,
  	\`pictures_card_immobilier_hover_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`pictures_hero_accueil_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_carousel_accueil_1_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_carousel_accueil_2_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_carousel_accueil_3_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_carousel_accueil_4_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_hero_medias_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_card_medias_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_card_medias_hover_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_carousel_medias_1_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_carousel_medias_2_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_carousel_medias_3_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_carousel_medias_4_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_hero_beaute_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_card_beaute_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_card_beaute_hover_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_price_list_women_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_price_list_men_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_carousel_beaute_1_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_carousel_beaute_2_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_carousel_beaute_3_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_carousel_beaute_4_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_hero_voyage_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_card_voyage_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_card_voyage_hover_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_hero_immobilier_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_card_immobilier_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pictures_card_immobilier_hover_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_hero_accueil_idx\` ON \`reglages\` (\`pictures_hero_accueil_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_carousel_accueil_1_idx\` ON \`reglages\` (\`pictures_carousel_accueil_1_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_carousel_accueil_2_idx\` ON \`reglages\` (\`pictures_carousel_accueil_2_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_carousel_accueil_3_idx\` ON \`reglages\` (\`pictures_carousel_accueil_3_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_carousel_accueil_4_idx\` ON \`reglages\` (\`pictures_carousel_accueil_4_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_hero_medias_idx\` ON \`reglages\` (\`pictures_hero_medias_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_card_medias_idx\` ON \`reglages\` (\`pictures_card_medias_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_card_medias_hover_idx\` ON \`reglages\` (\`pictures_card_medias_hover_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_carousel_medias_1_idx\` ON \`reglages\` (\`pictures_carousel_medias_1_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_carousel_medias_2_idx\` ON \`reglages\` (\`pictures_carousel_medias_2_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_carousel_medias_3_idx\` ON \`reglages\` (\`pictures_carousel_medias_3_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_carousel_medias_4_idx\` ON \`reglages\` (\`pictures_carousel_medias_4_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_hero_beaute_idx\` ON \`reglages\` (\`pictures_hero_beaute_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_card_beaute_idx\` ON \`reglages\` (\`pictures_card_beaute_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_card_beaute_hover_idx\` ON \`reglages\` (\`pictures_card_beaute_hover_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_price_list_women_idx\` ON \`reglages\` (\`pictures_price_list_women_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_price_list_men_idx\` ON \`reglages\` (\`pictures_price_list_men_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_carousel_beaute_1_idx\` ON \`reglages\` (\`pictures_carousel_beaute_1_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_carousel_beaute_2_idx\` ON \`reglages\` (\`pictures_carousel_beaute_2_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_carousel_beaute_3_idx\` ON \`reglages\` (\`pictures_carousel_beaute_3_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_carousel_beaute_4_idx\` ON \`reglages\` (\`pictures_carousel_beaute_4_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_hero_voyage_idx\` ON \`reglages\` (\`pictures_hero_voyage_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_card_voyage_idx\` ON \`reglages\` (\`pictures_card_voyage_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_card_voyage_hover_idx\` ON \`reglages\` (\`pictures_card_voyage_hover_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_hero_immobilier_idx\` ON \`reglages\` (\`pictures_hero_immobilier_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_card_immobilier_idx\` ON \`reglages\` (\`pictures_card_immobilier_id\`);`)
  await db.run(sql`CREATE INDEX \`reglages_pictures_pictures_card_immobilier_hover_idx\` ON \`reglages\` (\`pictures_card_immobilier_hover_id\`);`)
  await db.run(sql`CREATE TABLE \`_reglages_v_version_beauty_women_treatments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`price\` numeric,
  	\`price_to\` numeric,
  	\`duration\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_reglages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_beauty_women_treatments_order_idx\` ON \`_reglages_v_version_beauty_women_treatments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_beauty_women_treatments_parent_id_idx\` ON \`_reglages_v_version_beauty_women_treatments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_reglages_v_version_beauty_men_treatments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`price\` numeric,
  	\`price_to\` numeric,
  	\`duration\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_reglages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_beauty_men_treatments_order_idx\` ON \`_reglages_v_version_beauty_men_treatments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_beauty_men_treatments_parent_id_idx\` ON \`_reglages_v_version_beauty_men_treatments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_reglages_v_version_courses_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_reglages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_courses_steps_order_idx\` ON \`_reglages_v_version_courses_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_courses_steps_parent_id_idx\` ON \`_reglages_v_version_courses_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_reglages_v_version_travel_faq\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_reglages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_travel_faq_order_idx\` ON \`_reglages_v_version_travel_faq\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_travel_faq_parent_id_idx\` ON \`_reglages_v_version_travel_faq\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_reglages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_identity_product_name\` text,
  	\`version_identity_care_brand\` text,
  	\`version_identity_company_phone\` text,
  	\`version_identity_email\` text,
  	\`version_identity_whatsapp_accueil\` text,
  	\`version_identity_whatsapp_medias\` text,
  	\`version_identity_whatsapp_voyage\` text,
  	\`version_identity_whatsapp_beaute\` text,
  	\`version_identity_whatsapp_immobilier\` text,
  	\`version_identity_whatsapp_formations\` text,
  	\`version_socials_social_page\` text,
  	\`version_socials_video_site\` text,
  	\`version_socials_short_video_app\` text,
  	\`version_socials_photo_site\` text,
  	\`version_legal_publisher\` text,
  	\`version_legal_legal_form\` text,
  	\`version_legal_registration\` text,
  	\`version_legal_address\` text,
  	\`version_legal_director\` text,
  	\`version_legal_host\` text,
  	\`version_legal_host_address\` text,
  	\`version_location_hours_monday\` text,
  	\`version_location_hours_tuesday\` text,
  	\`version_location_hours_wednesday\` text,
  	\`version_location_hours_thursday\` text,
  	\`version_location_hours_friday\` text,
  	\`version_location_hours_saturday\` text,
  	\`version_location_hours_sunday\` text,
  	\`version_location_reply_time\` text,
  	\`version_location_district\` text,
  	\`version_location_map_point\` text,
  	\`version_location_event_place\` text,
  	\`version_beauty_women_line\` text,
  	\`version_beauty_men_line\` text,
  	\`version_courses_lead\` text,
  	\`version_travel_packs_etudes_name\` text,
  	\`version_travel_packs_etudes_line\` text,
  	\`version_travel_packs_etudes_features\` text,
  	\`version_travel_packs_etudes_price_from\` numeric,
  	\`version_travel_packs_travail_name\` text,
  	\`version_travel_packs_travail_line\` text,
  	\`version_travel_packs_travail_features\` text,
  	\`version_travel_packs_travail_price_from\` numeric,
  	\`version_travel_packs_touristique_name\` text,
  	\`version_travel_packs_touristique_line\` text,
  	\`version_travel_packs_touristique_features\` text,
  	\`version_travel_packs_touristique_price_from\` numeric,
  	\`version_houses_counter_1_value\` text,
  	\`version_houses_counter_1_label\` text,
  	\`version_houses_counter_2_value\` text,
  	\`version_houses_counter_2_label\` text,
  	\`version_houses_counter_3_value\` text,
  	\`version_houses_counter_3_label\` text,
  	\`version_heroes_tagline\` text,
  	\`version_heroes_accueil\` text,
  	\`version_heroes_medias\` text,
  	\`version_heroes_beaute\` text,
  	\`version_heroes_voyage\` text,
  	\`version_heroes_immobilier\` text,
  	\`version_pictures_hero_accueil_id\` integer,
  	\`version_pictures_carousel_accueil_1_id\` integer,
  	\`version_pictures_carousel_accueil_1_alt\` text,
  	\`version_pictures_carousel_accueil_2_id\` integer,
  	\`version_pictures_carousel_accueil_2_alt\` text,
  	\`version_pictures_carousel_accueil_3_id\` integer,
  	\`version_pictures_carousel_accueil_3_alt\` text,
  	\`version_pictures_carousel_accueil_4_id\` integer,
  	\`version_pictures_carousel_accueil_4_alt\` text,
  	\`version_pictures_hero_medias_id\` integer,
  	\`version_pictures_card_medias_id\` integer,
  	\`version_pictures_card_medias_hover_id\` integer,
  	\`version_pictures_carousel_medias_1_id\` integer,
  	\`version_pictures_carousel_medias_1_alt\` text,
  	\`version_pictures_carousel_medias_2_id\` integer,
  	\`version_pictures_carousel_medias_2_alt\` text,
  	\`version_pictures_carousel_medias_3_id\` integer,
  	\`version_pictures_carousel_medias_3_alt\` text,
  	\`version_pictures_carousel_medias_4_id\` integer,
  	\`version_pictures_carousel_medias_4_alt\` text,
  	\`version_pictures_hero_beaute_id\` integer,
  	\`version_pictures_card_beaute_id\` integer,
  	\`version_pictures_card_beaute_hover_id\` integer,
  	\`version_pictures_price_list_women_id\` integer,
  	\`version_pictures_price_list_men_id\` integer,
  	\`version_pictures_carousel_beaute_1_id\` integer,
  	\`version_pictures_carousel_beaute_1_alt\` text,
  	\`version_pictures_carousel_beaute_2_id\` integer,
  	\`version_pictures_carousel_beaute_2_alt\` text,
  	\`version_pictures_carousel_beaute_3_id\` integer,
  	\`version_pictures_carousel_beaute_3_alt\` text,
  	\`version_pictures_carousel_beaute_4_id\` integer,
  	\`version_pictures_carousel_beaute_4_alt\` text,
  	\`version_pictures_hero_voyage_id\` integer,
  	\`version_pictures_card_voyage_id\` integer,
  	\`version_pictures_card_voyage_hover_id\` integer,
  	\`version_pictures_hero_immobilier_id\` integer,
  	\`version_pictures_card_immobilier_id\` integer,
  	\`version_pictures_card_immobilier_hover_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_pictures_hero_accueil_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_carousel_accueil_1_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_carousel_accueil_2_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_carousel_accueil_3_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_carousel_accueil_4_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_hero_medias_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_card_medias_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_card_medias_hover_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_carousel_medias_1_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_carousel_medias_2_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_carousel_medias_3_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_carousel_medias_4_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_hero_beaute_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_card_beaute_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_card_beaute_hover_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_price_list_women_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_price_list_men_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_carousel_beaute_1_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_carousel_beaute_2_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_carousel_beaute_3_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_carousel_beaute_4_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_hero_voyage_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_card_voyage_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_card_voyage_hover_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_hero_immobilier_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_card_immobilier_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pictures_card_immobilier_hover_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_hero_accue_idx\` ON \`_reglages_v\` (\`version_pictures_hero_accueil_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_carousel_a_idx\` ON \`_reglages_v\` (\`version_pictures_carousel_accueil_1_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_carousel_1_idx\` ON \`_reglages_v\` (\`version_pictures_carousel_accueil_2_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_carousel_2_idx\` ON \`_reglages_v\` (\`version_pictures_carousel_accueil_3_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_carousel_3_idx\` ON \`_reglages_v\` (\`version_pictures_carousel_accueil_4_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_hero_media_idx\` ON \`_reglages_v\` (\`version_pictures_hero_medias_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_card_media_idx\` ON \`_reglages_v\` (\`version_pictures_card_medias_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_card_med_1_idx\` ON \`_reglages_v\` (\`version_pictures_card_medias_hover_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_carousel_m_idx\` ON \`_reglages_v\` (\`version_pictures_carousel_medias_1_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_carousel_4_idx\` ON \`_reglages_v\` (\`version_pictures_carousel_medias_2_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_carousel_5_idx\` ON \`_reglages_v\` (\`version_pictures_carousel_medias_3_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_carousel_6_idx\` ON \`_reglages_v\` (\`version_pictures_carousel_medias_4_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_hero_beaut_idx\` ON \`_reglages_v\` (\`version_pictures_hero_beaute_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_card_beaut_idx\` ON \`_reglages_v\` (\`version_pictures_card_beaute_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_card_bea_1_idx\` ON \`_reglages_v\` (\`version_pictures_card_beaute_hover_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_price_list_idx\` ON \`_reglages_v\` (\`version_pictures_price_list_women_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_price_li_1_idx\` ON \`_reglages_v\` (\`version_pictures_price_list_men_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_carousel_b_idx\` ON \`_reglages_v\` (\`version_pictures_carousel_beaute_1_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_carousel_7_idx\` ON \`_reglages_v\` (\`version_pictures_carousel_beaute_2_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_carousel_8_idx\` ON \`_reglages_v\` (\`version_pictures_carousel_beaute_3_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_carousel_9_idx\` ON \`_reglages_v\` (\`version_pictures_carousel_beaute_4_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_hero_voyag_idx\` ON \`_reglages_v\` (\`version_pictures_hero_voyage_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_card_voyag_idx\` ON \`_reglages_v\` (\`version_pictures_card_voyage_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_card_voy_1_idx\` ON \`_reglages_v\` (\`version_pictures_card_voyage_hover_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_hero_immob_idx\` ON \`_reglages_v\` (\`version_pictures_hero_immobilier_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_card_immob_idx\` ON \`_reglages_v\` (\`version_pictures_card_immobilier_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_version_pictures_version_pictures_card_imm_1_idx\` ON \`_reglages_v\` (\`version_pictures_card_immobilier_hover_id\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_created_at_idx\` ON \`_reglages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_updated_at_idx\` ON \`_reglages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`entete_accueil\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`video_id\` integer,
  	\`video_telephone_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_telephone_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`entete_accueil_video_idx\` ON \`entete_accueil\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`entete_accueil_video_telephone_idx\` ON \`entete_accueil\` (\`video_telephone_id\`);`)
  await db.run(sql`CREATE TABLE \`entete_beaute\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`video_id\` integer,
  	\`video_telephone_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_telephone_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`entete_beaute_video_idx\` ON \`entete_beaute\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`entete_beaute_video_telephone_idx\` ON \`entete_beaute\` (\`video_telephone_id\`);`)
  await db.run(sql`CREATE TABLE \`entete_voyage\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`video_id\` integer,
  	\`video_telephone_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_telephone_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`entete_voyage_video_idx\` ON \`entete_voyage\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`entete_voyage_video_telephone_idx\` ON \`entete_voyage\` (\`video_telephone_id\`);`)
  await db.run(sql`CREATE TABLE \`entete_immobilier\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`video_id\` integer,
  	\`video_telephone_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_telephone_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`entete_immobilier_video_idx\` ON \`entete_immobilier\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`entete_immobilier_video_telephone_idx\` ON \`entete_immobilier\` (\`video_telephone_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`evenements\`;`)
  await db.run(sql`DROP TABLE \`evenements_texts\`;`)
  await db.run(sql`DROP TABLE \`_evenements_v\`;`)
  await db.run(sql`DROP TABLE \`_evenements_v_texts\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`_videos_v\`;`)
  await db.run(sql`DROP TABLE \`photos\`;`)
  await db.run(sql`DROP TABLE \`_photos_v\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`categories_texts\`;`)
  await db.run(sql`DROP TABLE \`formations_sessions\`;`)
  await db.run(sql`DROP TABLE \`formations\`;`)
  await db.run(sql`DROP TABLE \`formations_texts\`;`)
  await db.run(sql`DROP TABLE \`_formations_v_version_sessions\`;`)
  await db.run(sql`DROP TABLE \`_formations_v\`;`)
  await db.run(sql`DROP TABLE \`_formations_v_texts\`;`)
  await db.run(sql`DROP TABLE \`photos_beaute\`;`)
  await db.run(sql`DROP TABLE \`_photos_beaute_v\`;`)
  await db.run(sql`DROP TABLE \`videos_beaute\`;`)
  await db.run(sql`DROP TABLE \`_videos_beaute_v\`;`)
  await db.run(sql`DROP TABLE \`categories_beaute\`;`)
  await db.run(sql`DROP TABLE \`categories_beaute_texts\`;`)
  await db.run(sql`DROP TABLE \`destinations_conseils\`;`)
  await db.run(sql`DROP TABLE \`destinations\`;`)
  await db.run(sql`DROP TABLE \`destinations_texts\`;`)
  await db.run(sql`DROP TABLE \`_destinations_v_version_conseils\`;`)
  await db.run(sql`DROP TABLE \`_destinations_v\`;`)
  await db.run(sql`DROP TABLE \`_destinations_v_texts\`;`)
  await db.run(sql`DROP TABLE \`maisons\`;`)
  await db.run(sql`DROP TABLE \`maisons_rels\`;`)
  await db.run(sql`DROP TABLE \`_maisons_v\`;`)
  await db.run(sql`DROP TABLE \`_maisons_v_rels\`;`)
  await db.run(sql`DROP TABLE \`uploads\`;`)
  await db.run(sql`DROP TABLE \`owners_sessions\`;`)
  await db.run(sql`DROP TABLE \`owners\`;`)
  await db.run(sql`DROP TABLE \`contact_clicks\`;`)
  await db.run(sql`DROP TABLE \`account_links\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`journal\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`reglages_beauty_women_treatments\`;`)
  await db.run(sql`DROP TABLE \`reglages_beauty_men_treatments\`;`)
  await db.run(sql`DROP TABLE \`reglages_courses_steps\`;`)
  await db.run(sql`DROP TABLE \`reglages_travel_faq\`;`)
  await db.run(sql`DROP TABLE \`reglages\`;`)
  await db.run(sql`DROP TABLE \`_reglages_v_version_beauty_women_treatments\`;`)
  await db.run(sql`DROP TABLE \`_reglages_v_version_beauty_men_treatments\`;`)
  await db.run(sql`DROP TABLE \`_reglages_v_version_courses_steps\`;`)
  await db.run(sql`DROP TABLE \`_reglages_v_version_travel_faq\`;`)
  await db.run(sql`DROP TABLE \`_reglages_v\`;`)
  await db.run(sql`DROP TABLE \`entete_accueil\`;`)
  await db.run(sql`DROP TABLE \`entete_beaute\`;`)
  await db.run(sql`DROP TABLE \`entete_voyage\`;`)
  await db.run(sql`DROP TABLE \`entete_immobilier\`;`)
}
