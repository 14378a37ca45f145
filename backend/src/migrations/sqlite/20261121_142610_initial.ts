import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`evenements\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`date\` text,
  	\`time\` text,
  	\`poster_id\` integer,
  	\`description\` text,
  	\`live_url\` text,
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`evenements_date_idx\` ON \`evenements\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`evenements_poster_idx\` ON \`evenements\` (\`poster_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`evenements_slug_idx\` ON \`evenements\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`evenements_updated_at_idx\` ON \`evenements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`evenements_created_at_idx\` ON \`evenements\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`evenements__status_idx\` ON \`evenements\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_evenements_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_date\` text,
  	\`version_time\` text,
  	\`version_poster_id\` integer,
  	\`version_description\` text,
  	\`version_live_url\` text,
  	\`version_slug\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`evenements\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_poster_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_evenements_v_parent_idx\` ON \`_evenements_v\` (\`parent_id\`);`)
  await db.run(
    sql`CREATE INDEX \`_evenements_v_version_version_date_idx\` ON \`_evenements_v\` (\`version_date\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_evenements_v_version_version_poster_idx\` ON \`_evenements_v\` (\`version_poster_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_evenements_v_version_version_slug_idx\` ON \`_evenements_v\` (\`version_slug\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_evenements_v_version_version_updated_at_idx\` ON \`_evenements_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_evenements_v_version_version_created_at_idx\` ON \`_evenements_v\` (\`version_created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_evenements_v_version_version__status_idx\` ON \`_evenements_v\` (\`version__status\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_evenements_v_created_at_idx\` ON \`_evenements_v\` (\`created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_evenements_v_updated_at_idx\` ON \`_evenements_v\` (\`updated_at\`);`,
  )
  await db.run(sql`CREATE INDEX \`_evenements_v_latest_idx\` ON \`_evenements_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`youtube_url\` text,
  	\`thumbnail_id\` integer,
  	\`category_id\` integer,
  	\`published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
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
  await db.run(sql`CREATE INDEX \`videos__status_idx\` ON \`videos\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_youtube_url\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_category_id\` integer,
  	\`version_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  await db.run(
    sql`CREATE INDEX \`_videos_v_version_version_thumbnail_idx\` ON \`_videos_v\` (\`version_thumbnail_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_videos_v_version_version_category_idx\` ON \`_videos_v\` (\`version_category_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_videos_v_version_version_published_at_idx\` ON \`_videos_v\` (\`version_published_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_videos_v_version_version_updated_at_idx\` ON \`_videos_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_videos_v_version_version_created_at_idx\` ON \`_videos_v\` (\`version_created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_videos_v_version_version__status_idx\` ON \`_videos_v\` (\`version__status\`);`,
  )
  await db.run(sql`CREATE INDEX \`_videos_v_created_at_idx\` ON \`_videos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_updated_at_idx\` ON \`_videos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_latest_idx\` ON \`_videos_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`photos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`photos_image_idx\` ON \`photos\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`photos_updated_at_idx\` ON \`photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`photos_created_at_idx\` ON \`photos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`photos__status_idx\` ON \`photos\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_photos_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`photos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_photos_v_parent_idx\` ON \`_photos_v\` (\`parent_id\`);`)
  await db.run(
    sql`CREATE INDEX \`_photos_v_version_version_image_idx\` ON \`_photos_v\` (\`version_image_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_photos_v_version_version_updated_at_idx\` ON \`_photos_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_photos_v_version_version_created_at_idx\` ON \`_photos_v\` (\`version_created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_photos_v_version_version__status_idx\` ON \`_photos_v\` (\`version__status\`);`,
  )
  await db.run(sql`CREATE INDEX \`_photos_v_created_at_idx\` ON \`_photos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_updated_at_idx\` ON \`_photos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_latest_idx\` ON \`_photos_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`formations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`affiche_id\` integer,
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`affiche_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`formations_affiche_idx\` ON \`formations\` (\`affiche_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`formations_slug_idx\` ON \`formations\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`formations_updated_at_idx\` ON \`formations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`formations_created_at_idx\` ON \`formations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`formations__status_idx\` ON \`formations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_formations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_affiche_id\` integer,
  	\`version_slug\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`formations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_affiche_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_formations_v_parent_idx\` ON \`_formations_v\` (\`parent_id\`);`)
  await db.run(
    sql`CREATE INDEX \`_formations_v_version_version_affiche_idx\` ON \`_formations_v\` (\`version_affiche_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_formations_v_version_version_slug_idx\` ON \`_formations_v\` (\`version_slug\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_formations_v_version_version_updated_at_idx\` ON \`_formations_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_formations_v_version_version_created_at_idx\` ON \`_formations_v\` (\`version_created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_formations_v_version_version__status_idx\` ON \`_formations_v\` (\`version__status\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_formations_v_created_at_idx\` ON \`_formations_v\` (\`created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_formations_v_updated_at_idx\` ON \`_formations_v\` (\`updated_at\`);`,
  )
  await db.run(sql`CREATE INDEX \`_formations_v_latest_idx\` ON \`_formations_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`photos_beaute\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`photos_beaute_image_idx\` ON \`photos_beaute\` (\`image_id\`);`)
  await db.run(
    sql`CREATE INDEX \`photos_beaute_updated_at_idx\` ON \`photos_beaute\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`photos_beaute_created_at_idx\` ON \`photos_beaute\` (\`created_at\`);`,
  )
  await db.run(sql`CREATE INDEX \`photos_beaute__status_idx\` ON \`photos_beaute\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_photos_beaute_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`photos_beaute\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_photos_beaute_v_parent_idx\` ON \`_photos_beaute_v\` (\`parent_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_photos_beaute_v_version_version_image_idx\` ON \`_photos_beaute_v\` (\`version_image_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_photos_beaute_v_version_version_updated_at_idx\` ON \`_photos_beaute_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_photos_beaute_v_version_version_created_at_idx\` ON \`_photos_beaute_v\` (\`version_created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_photos_beaute_v_version_version__status_idx\` ON \`_photos_beaute_v\` (\`version__status\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_photos_beaute_v_created_at_idx\` ON \`_photos_beaute_v\` (\`created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_photos_beaute_v_updated_at_idx\` ON \`_photos_beaute_v\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_photos_beaute_v_latest_idx\` ON \`_photos_beaute_v\` (\`latest\`);`,
  )
  await db.run(sql`CREATE TABLE \`videos_beaute\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`youtube_url\` text,
  	\`thumbnail_id\` integer,
  	\`category_id\` integer,
  	\`published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories_beaute\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(
    sql`CREATE INDEX \`videos_beaute_thumbnail_idx\` ON \`videos_beaute\` (\`thumbnail_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`videos_beaute_category_idx\` ON \`videos_beaute\` (\`category_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`videos_beaute_published_at_idx\` ON \`videos_beaute\` (\`published_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`videos_beaute_updated_at_idx\` ON \`videos_beaute\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`videos_beaute_created_at_idx\` ON \`videos_beaute\` (\`created_at\`);`,
  )
  await db.run(sql`CREATE INDEX \`videos_beaute__status_idx\` ON \`videos_beaute\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_videos_beaute_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_youtube_url\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_category_id\` integer,
  	\`version_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`videos_beaute\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories_beaute\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_videos_beaute_v_parent_idx\` ON \`_videos_beaute_v\` (\`parent_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_videos_beaute_v_version_version_thumbnail_idx\` ON \`_videos_beaute_v\` (\`version_thumbnail_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_videos_beaute_v_version_version_category_idx\` ON \`_videos_beaute_v\` (\`version_category_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_videos_beaute_v_version_version_published_at_idx\` ON \`_videos_beaute_v\` (\`version_published_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_videos_beaute_v_version_version_updated_at_idx\` ON \`_videos_beaute_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_videos_beaute_v_version_version_created_at_idx\` ON \`_videos_beaute_v\` (\`version_created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_videos_beaute_v_version_version__status_idx\` ON \`_videos_beaute_v\` (\`version__status\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_videos_beaute_v_created_at_idx\` ON \`_videos_beaute_v\` (\`created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_videos_beaute_v_updated_at_idx\` ON \`_videos_beaute_v\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_videos_beaute_v_latest_idx\` ON \`_videos_beaute_v\` (\`latest\`);`,
  )
  await db.run(sql`CREATE TABLE \`categories_beaute\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE UNIQUE INDEX \`categories_beaute_slug_idx\` ON \`categories_beaute\` (\`slug\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`categories_beaute_updated_at_idx\` ON \`categories_beaute\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`categories_beaute_created_at_idx\` ON \`categories_beaute\` (\`created_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`maisons\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`titre\` text,
  	\`adresse\` text,
  	\`prix\` numeric,
  	\`chambres\` numeric,
  	\`douches\` numeric,
  	\`photo_principale_id\` integer,
  	\`status\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_principale_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(
    sql`CREATE INDEX \`maisons_photo_principale_idx\` ON \`maisons\` (\`photo_principale_id\`);`,
  )
  await db.run(sql`CREATE INDEX \`maisons_updated_at_idx\` ON \`maisons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`maisons_created_at_idx\` ON \`maisons\` (\`created_at\`);`)
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
  await db.run(
    sql`CREATE INDEX \`maisons_rels_uploads_id_idx\` ON \`maisons_rels\` (\`uploads_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_maisons_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_titre\` text,
  	\`version_adresse\` text,
  	\`version_prix\` numeric,
  	\`version_chambres\` numeric,
  	\`version_douches\` numeric,
  	\`version_photo_principale_id\` integer,
  	\`version_status\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`maisons\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_principale_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_maisons_v_parent_idx\` ON \`_maisons_v\` (\`parent_id\`);`)
  await db.run(
    sql`CREATE INDEX \`_maisons_v_version_version_photo_principale_idx\` ON \`_maisons_v\` (\`version_photo_principale_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_maisons_v_version_version_updated_at_idx\` ON \`_maisons_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_maisons_v_version_version_created_at_idx\` ON \`_maisons_v\` (\`version_created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_maisons_v_version_version__status_idx\` ON \`_maisons_v\` (\`version__status\`);`,
  )
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
  await db.run(
    sql`CREATE INDEX \`_maisons_v_rels_parent_idx\` ON \`_maisons_v_rels\` (\`parent_id\`);`,
  )
  await db.run(sql`CREATE INDEX \`_maisons_v_rels_path_idx\` ON \`_maisons_v_rels\` (\`path\`);`)
  await db.run(
    sql`CREATE INDEX \`_maisons_v_rels_uploads_id_idx\` ON \`_maisons_v_rels\` (\`uploads_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`uploads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_vignette_url\` text,
  	\`sizes_vignette_width\` numeric,
  	\`sizes_vignette_height\` numeric,
  	\`sizes_vignette_mime_type\` text,
  	\`sizes_vignette_filesize\` numeric,
  	\`sizes_vignette_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`uploads_updated_at_idx\` ON \`uploads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`uploads_created_at_idx\` ON \`uploads\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`uploads_filename_idx\` ON \`uploads\` (\`filename\`);`)
  await db.run(
    sql`CREATE INDEX \`uploads_sizes_vignette_sizes_vignette_filename_idx\` ON \`uploads\` (\`sizes_vignette_filename\`);`,
  )
  await db.run(sql`CREATE TABLE \`owners_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`owners_sessions_order_idx\` ON \`owners_sessions\` (\`_order\`);`)
  await db.run(
    sql`CREATE INDEX \`owners_sessions_parent_id_idx\` ON \`owners_sessions\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`owners\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text,
  	\`username\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`owners_updated_at_idx\` ON \`owners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`owners_created_at_idx\` ON \`owners\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`owners_username_idx\` ON \`owners\` (\`username\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`,
  )
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
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_evenements_id_idx\` ON \`payload_locked_documents_rels\` (\`evenements_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`photos_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_formations_id_idx\` ON \`payload_locked_documents_rels\` (\`formations_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_photos_beaute_id_idx\` ON \`payload_locked_documents_rels\` (\`photos_beaute_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_videos_beaute_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_beaute_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_categories_beaute_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_beaute_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_maisons_id_idx\` ON \`payload_locked_documents_rels\` (\`maisons_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_uploads_id_idx\` ON \`payload_locked_documents_rels\` (\`uploads_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_owners_id_idx\` ON \`payload_locked_documents_rels\` (\`owners_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`,
  )
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
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_owners_id_idx\` ON \`payload_preferences_rels\` (\`owners_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`entete_accueil\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`video_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`entete_accueil_video_idx\` ON \`entete_accueil\` (\`video_id\`);`)
  await db.run(sql`CREATE TABLE \`entete_beaute\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`video_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`entete_beaute_video_idx\` ON \`entete_beaute\` (\`video_id\`);`)
  await db.run(sql`CREATE TABLE \`entete_voyage\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`video_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`entete_voyage_video_idx\` ON \`entete_voyage\` (\`video_id\`);`)
  await db.run(sql`CREATE TABLE \`entete_immobilier\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`video_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(
    sql`CREATE INDEX \`entete_immobilier_video_idx\` ON \`entete_immobilier\` (\`video_id\`);`,
  )
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`evenements\`;`)
  await db.run(sql`DROP TABLE \`_evenements_v\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`_videos_v\`;`)
  await db.run(sql`DROP TABLE \`photos\`;`)
  await db.run(sql`DROP TABLE \`_photos_v\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`formations\`;`)
  await db.run(sql`DROP TABLE \`_formations_v\`;`)
  await db.run(sql`DROP TABLE \`photos_beaute\`;`)
  await db.run(sql`DROP TABLE \`_photos_beaute_v\`;`)
  await db.run(sql`DROP TABLE \`videos_beaute\`;`)
  await db.run(sql`DROP TABLE \`_videos_beaute_v\`;`)
  await db.run(sql`DROP TABLE \`categories_beaute\`;`)
  await db.run(sql`DROP TABLE \`maisons\`;`)
  await db.run(sql`DROP TABLE \`maisons_rels\`;`)
  await db.run(sql`DROP TABLE \`_maisons_v\`;`)
  await db.run(sql`DROP TABLE \`_maisons_v_rels\`;`)
  await db.run(sql`DROP TABLE \`uploads\`;`)
  await db.run(sql`DROP TABLE \`owners_sessions\`;`)
  await db.run(sql`DROP TABLE \`owners\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`entete_accueil\`;`)
  await db.run(sql`DROP TABLE \`entete_beaute\`;`)
  await db.run(sql`DROP TABLE \`entete_voyage\`;`)
  await db.run(sql`DROP TABLE \`entete_immobilier\`;`)
}
