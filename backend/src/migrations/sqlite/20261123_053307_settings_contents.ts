import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

// `ON DELETE set null` by hand: the generator leaves it out when a column is added, and a file in use could not be deleted.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`formations\` ADD \`duree\` text;`)
  await db.run(sql`ALTER TABLE \`formations\` ADD \`tarif\` numeric;`)
  await db.run(sql`ALTER TABLE \`_formations_v\` ADD \`version_duree\` text;`)
  await db.run(sql`ALTER TABLE \`_formations_v\` ADD \`version_tarif\` numeric;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`beauty_women_line\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`beauty_men_line\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`courses_lead\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`travel_packs_etudes_name\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`travel_packs_etudes_line\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`travel_packs_etudes_features\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`travel_packs_travail_name\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`travel_packs_travail_line\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`travel_packs_travail_features\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`travel_packs_touristique_name\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`travel_packs_touristique_line\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`travel_packs_touristique_features\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`houses_counter_1_value\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`houses_counter_1_label\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`houses_counter_2_value\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`houses_counter_2_label\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`houses_counter_3_value\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`houses_counter_3_label\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`heroes_tagline\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`heroes_accueil\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`heroes_medias\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`heroes_beaute\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`heroes_voyage\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`heroes_immobilier\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_hero_accueil_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_accueil_1_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_accueil_1_alt\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_accueil_2_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_accueil_2_alt\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_accueil_3_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_accueil_3_alt\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_accueil_4_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_accueil_4_alt\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_hero_medias_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_card_medias_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_card_medias_hover_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_medias_1_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_medias_1_alt\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_medias_2_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_medias_2_alt\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_medias_3_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_medias_3_alt\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_medias_4_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_medias_4_alt\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_hero_beaute_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_card_beaute_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_card_beaute_hover_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_price_list_women_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_price_list_men_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_beaute_1_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_beaute_1_alt\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_beaute_2_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_beaute_2_alt\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_beaute_3_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_beaute_3_alt\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_beaute_4_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_carousel_beaute_4_alt\` text;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_hero_voyage_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_card_voyage_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_card_voyage_hover_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_hero_immobilier_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_card_immobilier_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reglages\` ADD \`pictures_card_immobilier_hover_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
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
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_beauty_women_line\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_beauty_men_line\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_courses_lead\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_travel_packs_etudes_name\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_travel_packs_etudes_line\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_travel_packs_etudes_features\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_travel_packs_travail_name\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_travel_packs_travail_line\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_travel_packs_travail_features\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_travel_packs_touristique_name\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_travel_packs_touristique_line\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_travel_packs_touristique_features\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_houses_counter_1_value\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_houses_counter_1_label\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_houses_counter_2_value\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_houses_counter_2_label\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_houses_counter_3_value\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_houses_counter_3_label\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_heroes_tagline\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_heroes_accueil\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_heroes_medias\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_heroes_beaute\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_heroes_voyage\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_heroes_immobilier\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_hero_accueil_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_accueil_1_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_accueil_1_alt\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_accueil_2_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_accueil_2_alt\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_accueil_3_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_accueil_3_alt\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_accueil_4_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_accueil_4_alt\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_hero_medias_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_card_medias_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_card_medias_hover_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_medias_1_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_medias_1_alt\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_medias_2_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_medias_2_alt\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_medias_3_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_medias_3_alt\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_medias_4_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_medias_4_alt\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_hero_beaute_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_card_beaute_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_card_beaute_hover_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_price_list_women_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_price_list_men_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_beaute_1_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_beaute_1_alt\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_beaute_2_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_beaute_2_alt\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_beaute_3_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_beaute_3_alt\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_beaute_4_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_carousel_beaute_4_alt\` text;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_hero_voyage_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_card_voyage_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_card_voyage_hover_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_hero_immobilier_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_card_immobilier_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reglages_v\` ADD \`version_pictures_card_immobilier_hover_id\` integer REFERENCES uploads(id) ON DELETE set null;`)
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
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reglages_beauty_women_treatments\`;`)
  await db.run(sql`DROP TABLE \`reglages_beauty_men_treatments\`;`)
  await db.run(sql`DROP TABLE \`reglages_courses_steps\`;`)
  await db.run(sql`DROP TABLE \`reglages_travel_faq\`;`)
  await db.run(sql`DROP TABLE \`_reglages_v_version_beauty_women_treatments\`;`)
  await db.run(sql`DROP TABLE \`_reglages_v_version_beauty_men_treatments\`;`)
  await db.run(sql`DROP TABLE \`_reglages_v_version_courses_steps\`;`)
  await db.run(sql`DROP TABLE \`_reglages_v_version_travel_faq\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_reglages\` (
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
  await db.run(sql`INSERT INTO \`__new_reglages\`("id", "identity_product_name", "identity_care_brand", "identity_company_phone", "identity_email", "identity_whatsapp_accueil", "identity_whatsapp_medias", "identity_whatsapp_beaute", "identity_whatsapp_formations", "identity_whatsapp_voyage", "identity_whatsapp_immobilier", "socials_social_page", "socials_video_site", "socials_short_video_app", "legal_publisher", "legal_legal_form", "legal_registration", "legal_address", "legal_director", "legal_host", "legal_host_address", "location_hours_monday", "location_hours_tuesday", "location_hours_wednesday", "location_hours_thursday", "location_hours_friday", "location_hours_saturday", "location_hours_sunday", "location_district", "location_map_point", "location_event_place", "updated_at", "created_at") SELECT "id", "identity_product_name", "identity_care_brand", "identity_company_phone", "identity_email", "identity_whatsapp_accueil", "identity_whatsapp_medias", "identity_whatsapp_beaute", "identity_whatsapp_formations", "identity_whatsapp_voyage", "identity_whatsapp_immobilier", "socials_social_page", "socials_video_site", "socials_short_video_app", "legal_publisher", "legal_legal_form", "legal_registration", "legal_address", "legal_director", "legal_host", "legal_host_address", "location_hours_monday", "location_hours_tuesday", "location_hours_wednesday", "location_hours_thursday", "location_hours_friday", "location_hours_saturday", "location_hours_sunday", "location_district", "location_map_point", "location_event_place", "updated_at", "created_at" FROM \`reglages\`;`)
  await db.run(sql`DROP TABLE \`reglages\`;`)
  await db.run(sql`ALTER TABLE \`__new_reglages\` RENAME TO \`reglages\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE TABLE \`__new__reglages_v\` (
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
  await db.run(sql`INSERT INTO \`__new__reglages_v\`("id", "version_identity_product_name", "version_identity_care_brand", "version_identity_company_phone", "version_identity_email", "version_identity_whatsapp_accueil", "version_identity_whatsapp_medias", "version_identity_whatsapp_beaute", "version_identity_whatsapp_formations", "version_identity_whatsapp_voyage", "version_identity_whatsapp_immobilier", "version_socials_social_page", "version_socials_video_site", "version_socials_short_video_app", "version_legal_publisher", "version_legal_legal_form", "version_legal_registration", "version_legal_address", "version_legal_director", "version_legal_host", "version_legal_host_address", "version_location_hours_monday", "version_location_hours_tuesday", "version_location_hours_wednesday", "version_location_hours_thursday", "version_location_hours_friday", "version_location_hours_saturday", "version_location_hours_sunday", "version_location_district", "version_location_map_point", "version_location_event_place", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_identity_product_name", "version_identity_care_brand", "version_identity_company_phone", "version_identity_email", "version_identity_whatsapp_accueil", "version_identity_whatsapp_medias", "version_identity_whatsapp_beaute", "version_identity_whatsapp_formations", "version_identity_whatsapp_voyage", "version_identity_whatsapp_immobilier", "version_socials_social_page", "version_socials_video_site", "version_socials_short_video_app", "version_legal_publisher", "version_legal_legal_form", "version_legal_registration", "version_legal_address", "version_legal_director", "version_legal_host", "version_legal_host_address", "version_location_hours_monday", "version_location_hours_tuesday", "version_location_hours_wednesday", "version_location_hours_thursday", "version_location_hours_friday", "version_location_hours_saturday", "version_location_hours_sunday", "version_location_district", "version_location_map_point", "version_location_event_place", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_reglages_v\`;`)
  await db.run(sql`DROP TABLE \`_reglages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__reglages_v\` RENAME TO \`_reglages_v\`;`)
  await db.run(sql`CREATE INDEX \`_reglages_v_created_at_idx\` ON \`_reglages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reglages_v_updated_at_idx\` ON \`_reglages_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`formations\` DROP COLUMN \`duree\`;`)
  await db.run(sql`ALTER TABLE \`formations\` DROP COLUMN \`tarif\`;`)
  await db.run(sql`ALTER TABLE \`_formations_v\` DROP COLUMN \`version_duree\`;`)
  await db.run(sql`ALTER TABLE \`_formations_v\` DROP COLUMN \`version_tarif\`;`)
}
