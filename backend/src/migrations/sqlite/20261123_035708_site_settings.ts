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
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reglages\`;`)
}
