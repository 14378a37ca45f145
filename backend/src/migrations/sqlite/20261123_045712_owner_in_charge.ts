import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

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
  await db.run(sql`CREATE TABLE \`reglages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`identity_product_name\` text,
  	\`identity_care_brand\` text,
  	\`identity_company_phone\` text,
  	\`identity_email\` text,
  	\`identity_whatsapp_accueil\` text,
  	\`identity_whatsapp_medias\` text,
  	\`identity_whatsapp_beaute\` text,
  	\`identity_whatsapp_formations\` text,
  	\`identity_whatsapp_voyage\` text,
  	\`identity_whatsapp_immobilier\` text,
  	\`socials_social_page\` text,
  	\`socials_video_site\` text,
  	\`socials_short_video_app\` text,
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
  	\`location_district\` text,
  	\`location_map_point\` text,
  	\`location_event_place\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_reglages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_identity_product_name\` text,
  	\`version_identity_care_brand\` text,
  	\`version_identity_company_phone\` text,
  	\`version_identity_email\` text,
  	\`version_identity_whatsapp_accueil\` text,
  	\`version_identity_whatsapp_medias\` text,
  	\`version_identity_whatsapp_beaute\` text,
  	\`version_identity_whatsapp_formations\` text,
  	\`version_identity_whatsapp_voyage\` text,
  	\`version_identity_whatsapp_immobilier\` text,
  	\`version_socials_social_page\` text,
  	\`version_socials_video_site\` text,
  	\`version_socials_short_video_app\` text,
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
  	\`version_location_district\` text,
  	\`version_location_map_point\` text,
  	\`version_location_event_place\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_reglages_v_created_at_idx\` ON \`_reglages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_updated_at_idx\` ON \`_reglages_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`evenements\` ADD \`end_date\` text;`)
  await db.run(sql`ALTER TABLE \`evenements\` ADD \`end_time\` text;`)
  await db.run(sql`ALTER TABLE \`evenements\` ADD \`place\` text;`)
  await db.run(sql`ALTER TABLE \`evenements\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`evenements_deleted_at_idx\` ON \`evenements\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` ADD \`version_end_date\` text;`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` ADD \`version_end_time\` text;`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` ADD \`version_place\` text;`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_evenements_v_version_version_deleted_at_idx\` ON \`_evenements_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`videos_deleted_at_idx\` ON \`videos\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_videos_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_deleted_at_idx\` ON \`_videos_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`photos\` ADD \`_order\` text;`)
  await db.run(sql`ALTER TABLE \`photos\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`photos__order_idx\` ON \`photos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`photos_deleted_at_idx\` ON \`photos\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_photos_v\` ADD \`version__order\` text;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_version__order_idx\` ON \`_photos_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_version_deleted_at_idx\` ON \`_photos_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`formations\` ADD \`_order\` text;`)
  await db.run(sql`ALTER TABLE \`formations\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`formations__order_idx\` ON \`formations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`formations_deleted_at_idx\` ON \`formations\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_formations_v\` ADD \`version__order\` text;`)
  await db.run(sql`ALTER TABLE \`_formations_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version__order_idx\` ON \`_formations_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_formations_v_version_version_deleted_at_idx\` ON \`_formations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`photos_beaute\` ADD \`_order\` text;`)
  await db.run(sql`ALTER TABLE \`photos_beaute\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`photos_beaute__order_idx\` ON \`photos_beaute\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`photos_beaute_deleted_at_idx\` ON \`photos_beaute\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_photos_beaute_v\` ADD \`version__order\` text;`)
  await db.run(sql`ALTER TABLE \`_photos_beaute_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_photos_beaute_v_version_version__order_idx\` ON \`_photos_beaute_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_photos_beaute_v_version_version_deleted_at_idx\` ON \`_photos_beaute_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`videos_beaute\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`videos_beaute_deleted_at_idx\` ON \`videos_beaute\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_videos_beaute_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_videos_beaute_v_version_version_deleted_at_idx\` ON \`_videos_beaute_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`categories_beaute\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`categories_beaute_deleted_at_idx\` ON \`categories_beaute\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`maisons\` ADD \`_order\` text;`)
  await db.run(sql`ALTER TABLE \`maisons\` ADD \`conclusion\` text;`)
  await db.run(sql`ALTER TABLE \`maisons\` ADD \`conclue_le\` text;`)
  await db.run(sql`ALTER TABLE \`maisons\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`maisons__order_idx\` ON \`maisons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`maisons_deleted_at_idx\` ON \`maisons\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_maisons_v\` ADD \`version__order\` text;`)
  await db.run(sql`ALTER TABLE \`_maisons_v\` ADD \`version_conclusion\` text;`)
  await db.run(sql`ALTER TABLE \`_maisons_v\` ADD \`version_conclue_le\` text;`)
  await db.run(sql`ALTER TABLE \`_maisons_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version__order_idx\` ON \`_maisons_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_maisons_v_version_version_deleted_at_idx\` ON \`_maisons_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`uploads\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`uploads_deleted_at_idx\` ON \`uploads\` (\`deleted_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`evenements_texts\`;`)
  await db.run(sql`DROP TABLE \`_evenements_v_texts\`;`)
  await db.run(sql`DROP TABLE \`categories_texts\`;`)
  await db.run(sql`DROP TABLE \`formations_texts\`;`)
  await db.run(sql`DROP TABLE \`_formations_v_texts\`;`)
  await db.run(sql`DROP TABLE \`categories_beaute_texts\`;`)
  await db.run(sql`DROP TABLE \`contact_clicks\`;`)
  await db.run(sql`DROP TABLE \`account_links\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`reglages\`;`)
  await db.run(sql`DROP TABLE \`_reglages_v\`;`)
  await db.run(sql`DROP INDEX \`evenements_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`evenements\` DROP COLUMN \`end_date\`;`)
  await db.run(sql`ALTER TABLE \`evenements\` DROP COLUMN \`end_time\`;`)
  await db.run(sql`ALTER TABLE \`evenements\` DROP COLUMN \`place\`;`)
  await db.run(sql`ALTER TABLE \`evenements\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_evenements_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` DROP COLUMN \`version_end_date\`;`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` DROP COLUMN \`version_end_time\`;`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` DROP COLUMN \`version_place\`;`)
  await db.run(sql`ALTER TABLE \`_evenements_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`videos_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_videos_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`photos__order_idx\`;`)
  await db.run(sql`DROP INDEX \`photos_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`_order\`;`)
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_photos_v_version_version__order_idx\`;`)
  await db.run(sql`DROP INDEX \`_photos_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` DROP COLUMN \`version__order\`;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`categories_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`formations__order_idx\`;`)
  await db.run(sql`DROP INDEX \`formations_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`formations\` DROP COLUMN \`_order\`;`)
  await db.run(sql`ALTER TABLE \`formations\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_formations_v_version_version__order_idx\`;`)
  await db.run(sql`DROP INDEX \`_formations_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_formations_v\` DROP COLUMN \`version__order\`;`)
  await db.run(sql`ALTER TABLE \`_formations_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`photos_beaute__order_idx\`;`)
  await db.run(sql`DROP INDEX \`photos_beaute_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`photos_beaute\` DROP COLUMN \`_order\`;`)
  await db.run(sql`ALTER TABLE \`photos_beaute\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_photos_beaute_v_version_version__order_idx\`;`)
  await db.run(sql`DROP INDEX \`_photos_beaute_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_photos_beaute_v\` DROP COLUMN \`version__order\`;`)
  await db.run(sql`ALTER TABLE \`_photos_beaute_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`videos_beaute_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`videos_beaute\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_videos_beaute_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_videos_beaute_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`categories_beaute_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`categories_beaute\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`maisons__order_idx\`;`)
  await db.run(sql`DROP INDEX \`maisons_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`maisons\` DROP COLUMN \`_order\`;`)
  await db.run(sql`ALTER TABLE \`maisons\` DROP COLUMN \`conclusion\`;`)
  await db.run(sql`ALTER TABLE \`maisons\` DROP COLUMN \`conclue_le\`;`)
  await db.run(sql`ALTER TABLE \`maisons\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_maisons_v_version_version__order_idx\`;`)
  await db.run(sql`DROP INDEX \`_maisons_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_maisons_v\` DROP COLUMN \`version__order\`;`)
  await db.run(sql`ALTER TABLE \`_maisons_v\` DROP COLUMN \`version_conclusion\`;`)
  await db.run(sql`ALTER TABLE \`_maisons_v\` DROP COLUMN \`version_conclue_le\`;`)
  await db.run(sql`ALTER TABLE \`_maisons_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`uploads_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`uploads\` DROP COLUMN \`deleted_at\`;`)
}
