import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reglages\`;`)
  await db.run(sql`DROP TABLE \`_reglages_v\`;`)
}
