import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "reglages_beauty_women_treatments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"price" numeric,
  	"price_to" numeric,
  	"duration" varchar
  );
  
  CREATE TABLE "reglages_beauty_men_treatments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"price" numeric,
  	"price_to" numeric,
  	"duration" varchar
  );
  
  CREATE TABLE "reglages_courses_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "reglages_travel_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL
  );
  
  CREATE TABLE "_reglages_v_version_beauty_women_treatments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"price" numeric,
  	"price_to" numeric,
  	"duration" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_reglages_v_version_beauty_men_treatments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"price" numeric,
  	"price_to" numeric,
  	"duration" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_reglages_v_version_courses_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_reglages_v_version_travel_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "formations" ADD COLUMN "duree" varchar;
  ALTER TABLE "formations" ADD COLUMN "tarif" numeric;
  ALTER TABLE "_formations_v" ADD COLUMN "version_duree" varchar;
  ALTER TABLE "_formations_v" ADD COLUMN "version_tarif" numeric;
  ALTER TABLE "reglages" ADD COLUMN "beauty_women_line" varchar;
  ALTER TABLE "reglages" ADD COLUMN "beauty_men_line" varchar;
  ALTER TABLE "reglages" ADD COLUMN "courses_lead" varchar;
  ALTER TABLE "reglages" ADD COLUMN "travel_packs_etudes_name" varchar;
  ALTER TABLE "reglages" ADD COLUMN "travel_packs_etudes_line" varchar;
  ALTER TABLE "reglages" ADD COLUMN "travel_packs_etudes_features" varchar;
  ALTER TABLE "reglages" ADD COLUMN "travel_packs_travail_name" varchar;
  ALTER TABLE "reglages" ADD COLUMN "travel_packs_travail_line" varchar;
  ALTER TABLE "reglages" ADD COLUMN "travel_packs_travail_features" varchar;
  ALTER TABLE "reglages" ADD COLUMN "travel_packs_touristique_name" varchar;
  ALTER TABLE "reglages" ADD COLUMN "travel_packs_touristique_line" varchar;
  ALTER TABLE "reglages" ADD COLUMN "travel_packs_touristique_features" varchar;
  ALTER TABLE "reglages" ADD COLUMN "houses_counter_1_value" varchar;
  ALTER TABLE "reglages" ADD COLUMN "houses_counter_1_label" varchar;
  ALTER TABLE "reglages" ADD COLUMN "houses_counter_2_value" varchar;
  ALTER TABLE "reglages" ADD COLUMN "houses_counter_2_label" varchar;
  ALTER TABLE "reglages" ADD COLUMN "houses_counter_3_value" varchar;
  ALTER TABLE "reglages" ADD COLUMN "houses_counter_3_label" varchar;
  ALTER TABLE "reglages" ADD COLUMN "heroes_tagline" varchar;
  ALTER TABLE "reglages" ADD COLUMN "heroes_accueil" varchar;
  ALTER TABLE "reglages" ADD COLUMN "heroes_medias" varchar;
  ALTER TABLE "reglages" ADD COLUMN "heroes_beaute" varchar;
  ALTER TABLE "reglages" ADD COLUMN "heroes_voyage" varchar;
  ALTER TABLE "reglages" ADD COLUMN "heroes_immobilier" varchar;
  ALTER TABLE "reglages" ADD COLUMN "pictures_hero_accueil_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_accueil_1_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_accueil_1_alt" varchar;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_accueil_2_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_accueil_2_alt" varchar;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_accueil_3_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_accueil_3_alt" varchar;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_accueil_4_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_accueil_4_alt" varchar;
  ALTER TABLE "reglages" ADD COLUMN "pictures_hero_medias_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_card_medias_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_card_medias_hover_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_medias_1_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_medias_1_alt" varchar;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_medias_2_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_medias_2_alt" varchar;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_medias_3_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_medias_3_alt" varchar;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_medias_4_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_medias_4_alt" varchar;
  ALTER TABLE "reglages" ADD COLUMN "pictures_hero_beaute_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_card_beaute_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_card_beaute_hover_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_price_list_women_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_price_list_men_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_beaute_1_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_beaute_1_alt" varchar;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_beaute_2_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_beaute_2_alt" varchar;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_beaute_3_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_beaute_3_alt" varchar;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_beaute_4_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_carousel_beaute_4_alt" varchar;
  ALTER TABLE "reglages" ADD COLUMN "pictures_hero_voyage_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_card_voyage_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_card_voyage_hover_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_hero_immobilier_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_card_immobilier_id" integer;
  ALTER TABLE "reglages" ADD COLUMN "pictures_card_immobilier_hover_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_beauty_women_line" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_beauty_men_line" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_courses_lead" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_travel_packs_etudes_name" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_travel_packs_etudes_line" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_travel_packs_etudes_features" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_travel_packs_travail_name" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_travel_packs_travail_line" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_travel_packs_travail_features" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_travel_packs_touristique_name" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_travel_packs_touristique_line" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_travel_packs_touristique_features" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_houses_counter_1_value" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_houses_counter_1_label" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_houses_counter_2_value" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_houses_counter_2_label" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_houses_counter_3_value" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_houses_counter_3_label" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_heroes_tagline" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_heroes_accueil" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_heroes_medias" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_heroes_beaute" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_heroes_voyage" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_heroes_immobilier" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_hero_accueil_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_accueil_1_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_accueil_1_alt" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_accueil_2_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_accueil_2_alt" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_accueil_3_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_accueil_3_alt" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_accueil_4_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_accueil_4_alt" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_hero_medias_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_card_medias_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_card_medias_hover_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_medias_1_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_medias_1_alt" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_medias_2_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_medias_2_alt" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_medias_3_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_medias_3_alt" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_medias_4_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_medias_4_alt" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_hero_beaute_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_card_beaute_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_card_beaute_hover_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_price_list_women_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_price_list_men_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_beaute_1_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_beaute_1_alt" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_beaute_2_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_beaute_2_alt" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_beaute_3_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_beaute_3_alt" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_beaute_4_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_carousel_beaute_4_alt" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_hero_voyage_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_card_voyage_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_card_voyage_hover_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_hero_immobilier_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_card_immobilier_id" integer;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_pictures_card_immobilier_hover_id" integer;
  ALTER TABLE "reglages_beauty_women_treatments" ADD CONSTRAINT "reglages_beauty_women_treatments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reglages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reglages_beauty_men_treatments" ADD CONSTRAINT "reglages_beauty_men_treatments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reglages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reglages_courses_steps" ADD CONSTRAINT "reglages_courses_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reglages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reglages_travel_faq" ADD CONSTRAINT "reglages_travel_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reglages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reglages_v_version_beauty_women_treatments" ADD CONSTRAINT "_reglages_v_version_beauty_women_treatments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reglages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reglages_v_version_beauty_men_treatments" ADD CONSTRAINT "_reglages_v_version_beauty_men_treatments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reglages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reglages_v_version_courses_steps" ADD CONSTRAINT "_reglages_v_version_courses_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reglages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reglages_v_version_travel_faq" ADD CONSTRAINT "_reglages_v_version_travel_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reglages_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reglages_beauty_women_treatments_order_idx" ON "reglages_beauty_women_treatments" USING btree ("_order");
  CREATE INDEX "reglages_beauty_women_treatments_parent_id_idx" ON "reglages_beauty_women_treatments" USING btree ("_parent_id");
  CREATE INDEX "reglages_beauty_men_treatments_order_idx" ON "reglages_beauty_men_treatments" USING btree ("_order");
  CREATE INDEX "reglages_beauty_men_treatments_parent_id_idx" ON "reglages_beauty_men_treatments" USING btree ("_parent_id");
  CREATE INDEX "reglages_courses_steps_order_idx" ON "reglages_courses_steps" USING btree ("_order");
  CREATE INDEX "reglages_courses_steps_parent_id_idx" ON "reglages_courses_steps" USING btree ("_parent_id");
  CREATE INDEX "reglages_travel_faq_order_idx" ON "reglages_travel_faq" USING btree ("_order");
  CREATE INDEX "reglages_travel_faq_parent_id_idx" ON "reglages_travel_faq" USING btree ("_parent_id");
  CREATE INDEX "_reglages_v_version_beauty_women_treatments_order_idx" ON "_reglages_v_version_beauty_women_treatments" USING btree ("_order");
  CREATE INDEX "_reglages_v_version_beauty_women_treatments_parent_id_idx" ON "_reglages_v_version_beauty_women_treatments" USING btree ("_parent_id");
  CREATE INDEX "_reglages_v_version_beauty_men_treatments_order_idx" ON "_reglages_v_version_beauty_men_treatments" USING btree ("_order");
  CREATE INDEX "_reglages_v_version_beauty_men_treatments_parent_id_idx" ON "_reglages_v_version_beauty_men_treatments" USING btree ("_parent_id");
  CREATE INDEX "_reglages_v_version_courses_steps_order_idx" ON "_reglages_v_version_courses_steps" USING btree ("_order");
  CREATE INDEX "_reglages_v_version_courses_steps_parent_id_idx" ON "_reglages_v_version_courses_steps" USING btree ("_parent_id");
  CREATE INDEX "_reglages_v_version_travel_faq_order_idx" ON "_reglages_v_version_travel_faq" USING btree ("_order");
  CREATE INDEX "_reglages_v_version_travel_faq_parent_id_idx" ON "_reglages_v_version_travel_faq" USING btree ("_parent_id");
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_hero_accueil_id_uploads_id_fk" FOREIGN KEY ("pictures_hero_accueil_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_carousel_accueil_1_id_uploads_id_fk" FOREIGN KEY ("pictures_carousel_accueil_1_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_carousel_accueil_2_id_uploads_id_fk" FOREIGN KEY ("pictures_carousel_accueil_2_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_carousel_accueil_3_id_uploads_id_fk" FOREIGN KEY ("pictures_carousel_accueil_3_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_carousel_accueil_4_id_uploads_id_fk" FOREIGN KEY ("pictures_carousel_accueil_4_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_hero_medias_id_uploads_id_fk" FOREIGN KEY ("pictures_hero_medias_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_card_medias_id_uploads_id_fk" FOREIGN KEY ("pictures_card_medias_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_card_medias_hover_id_uploads_id_fk" FOREIGN KEY ("pictures_card_medias_hover_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_carousel_medias_1_id_uploads_id_fk" FOREIGN KEY ("pictures_carousel_medias_1_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_carousel_medias_2_id_uploads_id_fk" FOREIGN KEY ("pictures_carousel_medias_2_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_carousel_medias_3_id_uploads_id_fk" FOREIGN KEY ("pictures_carousel_medias_3_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_carousel_medias_4_id_uploads_id_fk" FOREIGN KEY ("pictures_carousel_medias_4_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_hero_beaute_id_uploads_id_fk" FOREIGN KEY ("pictures_hero_beaute_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_card_beaute_id_uploads_id_fk" FOREIGN KEY ("pictures_card_beaute_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_card_beaute_hover_id_uploads_id_fk" FOREIGN KEY ("pictures_card_beaute_hover_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_price_list_women_id_uploads_id_fk" FOREIGN KEY ("pictures_price_list_women_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_price_list_men_id_uploads_id_fk" FOREIGN KEY ("pictures_price_list_men_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_carousel_beaute_1_id_uploads_id_fk" FOREIGN KEY ("pictures_carousel_beaute_1_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_carousel_beaute_2_id_uploads_id_fk" FOREIGN KEY ("pictures_carousel_beaute_2_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_carousel_beaute_3_id_uploads_id_fk" FOREIGN KEY ("pictures_carousel_beaute_3_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_carousel_beaute_4_id_uploads_id_fk" FOREIGN KEY ("pictures_carousel_beaute_4_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_hero_voyage_id_uploads_id_fk" FOREIGN KEY ("pictures_hero_voyage_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_card_voyage_id_uploads_id_fk" FOREIGN KEY ("pictures_card_voyage_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_card_voyage_hover_id_uploads_id_fk" FOREIGN KEY ("pictures_card_voyage_hover_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_hero_immobilier_id_uploads_id_fk" FOREIGN KEY ("pictures_hero_immobilier_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_card_immobilier_id_uploads_id_fk" FOREIGN KEY ("pictures_card_immobilier_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reglages" ADD CONSTRAINT "reglages_pictures_card_immobilier_hover_id_uploads_id_fk" FOREIGN KEY ("pictures_card_immobilier_hover_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_hero_accueil_id_uploads_id_fk" FOREIGN KEY ("version_pictures_hero_accueil_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_carousel_accueil_1_id_uploads_id_fk" FOREIGN KEY ("version_pictures_carousel_accueil_1_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_carousel_accueil_2_id_uploads_id_fk" FOREIGN KEY ("version_pictures_carousel_accueil_2_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_carousel_accueil_3_id_uploads_id_fk" FOREIGN KEY ("version_pictures_carousel_accueil_3_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_carousel_accueil_4_id_uploads_id_fk" FOREIGN KEY ("version_pictures_carousel_accueil_4_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_hero_medias_id_uploads_id_fk" FOREIGN KEY ("version_pictures_hero_medias_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_card_medias_id_uploads_id_fk" FOREIGN KEY ("version_pictures_card_medias_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_card_medias_hover_id_uploads_id_fk" FOREIGN KEY ("version_pictures_card_medias_hover_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_carousel_medias_1_id_uploads_id_fk" FOREIGN KEY ("version_pictures_carousel_medias_1_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_carousel_medias_2_id_uploads_id_fk" FOREIGN KEY ("version_pictures_carousel_medias_2_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_carousel_medias_3_id_uploads_id_fk" FOREIGN KEY ("version_pictures_carousel_medias_3_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_carousel_medias_4_id_uploads_id_fk" FOREIGN KEY ("version_pictures_carousel_medias_4_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_hero_beaute_id_uploads_id_fk" FOREIGN KEY ("version_pictures_hero_beaute_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_card_beaute_id_uploads_id_fk" FOREIGN KEY ("version_pictures_card_beaute_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_card_beaute_hover_id_uploads_id_fk" FOREIGN KEY ("version_pictures_card_beaute_hover_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_price_list_women_id_uploads_id_fk" FOREIGN KEY ("version_pictures_price_list_women_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_price_list_men_id_uploads_id_fk" FOREIGN KEY ("version_pictures_price_list_men_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_carousel_beaute_1_id_uploads_id_fk" FOREIGN KEY ("version_pictures_carousel_beaute_1_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_carousel_beaute_2_id_uploads_id_fk" FOREIGN KEY ("version_pictures_carousel_beaute_2_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_carousel_beaute_3_id_uploads_id_fk" FOREIGN KEY ("version_pictures_carousel_beaute_3_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_carousel_beaute_4_id_uploads_id_fk" FOREIGN KEY ("version_pictures_carousel_beaute_4_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_hero_voyage_id_uploads_id_fk" FOREIGN KEY ("version_pictures_hero_voyage_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_card_voyage_id_uploads_id_fk" FOREIGN KEY ("version_pictures_card_voyage_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_card_voyage_hover_id_uploads_id_fk" FOREIGN KEY ("version_pictures_card_voyage_hover_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_hero_immobilier_id_uploads_id_fk" FOREIGN KEY ("version_pictures_hero_immobilier_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_card_immobilier_id_uploads_id_fk" FOREIGN KEY ("version_pictures_card_immobilier_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reglages_v" ADD CONSTRAINT "_reglages_v_version_pictures_card_immobilier_hover_id_uploads_id_fk" FOREIGN KEY ("version_pictures_card_immobilier_hover_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reglages_pictures_pictures_hero_accueil_idx" ON "reglages" USING btree ("pictures_hero_accueil_id");
  CREATE INDEX "reglages_pictures_pictures_carousel_accueil_1_idx" ON "reglages" USING btree ("pictures_carousel_accueil_1_id");
  CREATE INDEX "reglages_pictures_pictures_carousel_accueil_2_idx" ON "reglages" USING btree ("pictures_carousel_accueil_2_id");
  CREATE INDEX "reglages_pictures_pictures_carousel_accueil_3_idx" ON "reglages" USING btree ("pictures_carousel_accueil_3_id");
  CREATE INDEX "reglages_pictures_pictures_carousel_accueil_4_idx" ON "reglages" USING btree ("pictures_carousel_accueil_4_id");
  CREATE INDEX "reglages_pictures_pictures_hero_medias_idx" ON "reglages" USING btree ("pictures_hero_medias_id");
  CREATE INDEX "reglages_pictures_pictures_card_medias_idx" ON "reglages" USING btree ("pictures_card_medias_id");
  CREATE INDEX "reglages_pictures_pictures_card_medias_hover_idx" ON "reglages" USING btree ("pictures_card_medias_hover_id");
  CREATE INDEX "reglages_pictures_pictures_carousel_medias_1_idx" ON "reglages" USING btree ("pictures_carousel_medias_1_id");
  CREATE INDEX "reglages_pictures_pictures_carousel_medias_2_idx" ON "reglages" USING btree ("pictures_carousel_medias_2_id");
  CREATE INDEX "reglages_pictures_pictures_carousel_medias_3_idx" ON "reglages" USING btree ("pictures_carousel_medias_3_id");
  CREATE INDEX "reglages_pictures_pictures_carousel_medias_4_idx" ON "reglages" USING btree ("pictures_carousel_medias_4_id");
  CREATE INDEX "reglages_pictures_pictures_hero_beaute_idx" ON "reglages" USING btree ("pictures_hero_beaute_id");
  CREATE INDEX "reglages_pictures_pictures_card_beaute_idx" ON "reglages" USING btree ("pictures_card_beaute_id");
  CREATE INDEX "reglages_pictures_pictures_card_beaute_hover_idx" ON "reglages" USING btree ("pictures_card_beaute_hover_id");
  CREATE INDEX "reglages_pictures_pictures_price_list_women_idx" ON "reglages" USING btree ("pictures_price_list_women_id");
  CREATE INDEX "reglages_pictures_pictures_price_list_men_idx" ON "reglages" USING btree ("pictures_price_list_men_id");
  CREATE INDEX "reglages_pictures_pictures_carousel_beaute_1_idx" ON "reglages" USING btree ("pictures_carousel_beaute_1_id");
  CREATE INDEX "reglages_pictures_pictures_carousel_beaute_2_idx" ON "reglages" USING btree ("pictures_carousel_beaute_2_id");
  CREATE INDEX "reglages_pictures_pictures_carousel_beaute_3_idx" ON "reglages" USING btree ("pictures_carousel_beaute_3_id");
  CREATE INDEX "reglages_pictures_pictures_carousel_beaute_4_idx" ON "reglages" USING btree ("pictures_carousel_beaute_4_id");
  CREATE INDEX "reglages_pictures_pictures_hero_voyage_idx" ON "reglages" USING btree ("pictures_hero_voyage_id");
  CREATE INDEX "reglages_pictures_pictures_card_voyage_idx" ON "reglages" USING btree ("pictures_card_voyage_id");
  CREATE INDEX "reglages_pictures_pictures_card_voyage_hover_idx" ON "reglages" USING btree ("pictures_card_voyage_hover_id");
  CREATE INDEX "reglages_pictures_pictures_hero_immobilier_idx" ON "reglages" USING btree ("pictures_hero_immobilier_id");
  CREATE INDEX "reglages_pictures_pictures_card_immobilier_idx" ON "reglages" USING btree ("pictures_card_immobilier_id");
  CREATE INDEX "reglages_pictures_pictures_card_immobilier_hover_idx" ON "reglages" USING btree ("pictures_card_immobilier_hover_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_hero_accue_idx" ON "_reglages_v" USING btree ("version_pictures_hero_accueil_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_carousel_a_idx" ON "_reglages_v" USING btree ("version_pictures_carousel_accueil_1_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_carousel_1_idx" ON "_reglages_v" USING btree ("version_pictures_carousel_accueil_2_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_carousel_2_idx" ON "_reglages_v" USING btree ("version_pictures_carousel_accueil_3_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_carousel_3_idx" ON "_reglages_v" USING btree ("version_pictures_carousel_accueil_4_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_hero_media_idx" ON "_reglages_v" USING btree ("version_pictures_hero_medias_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_card_media_idx" ON "_reglages_v" USING btree ("version_pictures_card_medias_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_card_med_1_idx" ON "_reglages_v" USING btree ("version_pictures_card_medias_hover_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_carousel_m_idx" ON "_reglages_v" USING btree ("version_pictures_carousel_medias_1_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_carousel_4_idx" ON "_reglages_v" USING btree ("version_pictures_carousel_medias_2_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_carousel_5_idx" ON "_reglages_v" USING btree ("version_pictures_carousel_medias_3_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_carousel_6_idx" ON "_reglages_v" USING btree ("version_pictures_carousel_medias_4_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_hero_beaut_idx" ON "_reglages_v" USING btree ("version_pictures_hero_beaute_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_card_beaut_idx" ON "_reglages_v" USING btree ("version_pictures_card_beaute_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_card_bea_1_idx" ON "_reglages_v" USING btree ("version_pictures_card_beaute_hover_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_price_list_idx" ON "_reglages_v" USING btree ("version_pictures_price_list_women_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_price_li_1_idx" ON "_reglages_v" USING btree ("version_pictures_price_list_men_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_carousel_b_idx" ON "_reglages_v" USING btree ("version_pictures_carousel_beaute_1_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_carousel_7_idx" ON "_reglages_v" USING btree ("version_pictures_carousel_beaute_2_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_carousel_8_idx" ON "_reglages_v" USING btree ("version_pictures_carousel_beaute_3_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_carousel_9_idx" ON "_reglages_v" USING btree ("version_pictures_carousel_beaute_4_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_hero_voyag_idx" ON "_reglages_v" USING btree ("version_pictures_hero_voyage_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_card_voyag_idx" ON "_reglages_v" USING btree ("version_pictures_card_voyage_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_card_voy_1_idx" ON "_reglages_v" USING btree ("version_pictures_card_voyage_hover_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_hero_immob_idx" ON "_reglages_v" USING btree ("version_pictures_hero_immobilier_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_card_immob_idx" ON "_reglages_v" USING btree ("version_pictures_card_immobilier_id");
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_card_imm_1_idx" ON "_reglages_v" USING btree ("version_pictures_card_immobilier_hover_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reglages_beauty_women_treatments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reglages_beauty_men_treatments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reglages_courses_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reglages_travel_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reglages_v_version_beauty_women_treatments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reglages_v_version_beauty_men_treatments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reglages_v_version_courses_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reglages_v_version_travel_faq" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reglages_beauty_women_treatments" CASCADE;
  DROP TABLE "reglages_beauty_men_treatments" CASCADE;
  DROP TABLE "reglages_courses_steps" CASCADE;
  DROP TABLE "reglages_travel_faq" CASCADE;
  DROP TABLE "_reglages_v_version_beauty_women_treatments" CASCADE;
  DROP TABLE "_reglages_v_version_beauty_men_treatments" CASCADE;
  DROP TABLE "_reglages_v_version_courses_steps" CASCADE;
  DROP TABLE "_reglages_v_version_travel_faq" CASCADE;
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_hero_accueil_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_carousel_accueil_1_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_carousel_accueil_2_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_carousel_accueil_3_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_carousel_accueil_4_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_hero_medias_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_card_medias_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_card_medias_hover_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_carousel_medias_1_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_carousel_medias_2_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_carousel_medias_3_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_carousel_medias_4_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_hero_beaute_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_card_beaute_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_card_beaute_hover_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_price_list_women_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_price_list_men_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_carousel_beaute_1_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_carousel_beaute_2_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_carousel_beaute_3_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_carousel_beaute_4_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_hero_voyage_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_card_voyage_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_card_voyage_hover_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_hero_immobilier_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_card_immobilier_id_uploads_id_fk";
  
  ALTER TABLE "reglages" DROP CONSTRAINT "reglages_pictures_card_immobilier_hover_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_hero_accueil_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_carousel_accueil_1_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_carousel_accueil_2_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_carousel_accueil_3_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_carousel_accueil_4_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_hero_medias_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_card_medias_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_card_medias_hover_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_carousel_medias_1_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_carousel_medias_2_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_carousel_medias_3_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_carousel_medias_4_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_hero_beaute_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_card_beaute_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_card_beaute_hover_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_price_list_women_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_price_list_men_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_carousel_beaute_1_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_carousel_beaute_2_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_carousel_beaute_3_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_carousel_beaute_4_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_hero_voyage_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_card_voyage_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_card_voyage_hover_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_hero_immobilier_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_card_immobilier_id_uploads_id_fk";
  
  ALTER TABLE "_reglages_v" DROP CONSTRAINT "_reglages_v_version_pictures_card_immobilier_hover_id_uploads_id_fk";
  
  DROP INDEX "reglages_pictures_pictures_hero_accueil_idx";
  DROP INDEX "reglages_pictures_pictures_carousel_accueil_1_idx";
  DROP INDEX "reglages_pictures_pictures_carousel_accueil_2_idx";
  DROP INDEX "reglages_pictures_pictures_carousel_accueil_3_idx";
  DROP INDEX "reglages_pictures_pictures_carousel_accueil_4_idx";
  DROP INDEX "reglages_pictures_pictures_hero_medias_idx";
  DROP INDEX "reglages_pictures_pictures_card_medias_idx";
  DROP INDEX "reglages_pictures_pictures_card_medias_hover_idx";
  DROP INDEX "reglages_pictures_pictures_carousel_medias_1_idx";
  DROP INDEX "reglages_pictures_pictures_carousel_medias_2_idx";
  DROP INDEX "reglages_pictures_pictures_carousel_medias_3_idx";
  DROP INDEX "reglages_pictures_pictures_carousel_medias_4_idx";
  DROP INDEX "reglages_pictures_pictures_hero_beaute_idx";
  DROP INDEX "reglages_pictures_pictures_card_beaute_idx";
  DROP INDEX "reglages_pictures_pictures_card_beaute_hover_idx";
  DROP INDEX "reglages_pictures_pictures_price_list_women_idx";
  DROP INDEX "reglages_pictures_pictures_price_list_men_idx";
  DROP INDEX "reglages_pictures_pictures_carousel_beaute_1_idx";
  DROP INDEX "reglages_pictures_pictures_carousel_beaute_2_idx";
  DROP INDEX "reglages_pictures_pictures_carousel_beaute_3_idx";
  DROP INDEX "reglages_pictures_pictures_carousel_beaute_4_idx";
  DROP INDEX "reglages_pictures_pictures_hero_voyage_idx";
  DROP INDEX "reglages_pictures_pictures_card_voyage_idx";
  DROP INDEX "reglages_pictures_pictures_card_voyage_hover_idx";
  DROP INDEX "reglages_pictures_pictures_hero_immobilier_idx";
  DROP INDEX "reglages_pictures_pictures_card_immobilier_idx";
  DROP INDEX "reglages_pictures_pictures_card_immobilier_hover_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_hero_accue_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_carousel_a_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_carousel_1_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_carousel_2_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_carousel_3_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_hero_media_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_card_media_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_card_med_1_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_carousel_m_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_carousel_4_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_carousel_5_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_carousel_6_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_hero_beaut_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_card_beaut_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_card_bea_1_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_price_list_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_price_li_1_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_carousel_b_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_carousel_7_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_carousel_8_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_carousel_9_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_hero_voyag_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_card_voyag_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_card_voy_1_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_hero_immob_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_card_immob_idx";
  DROP INDEX "_reglages_v_version_pictures_version_pictures_card_imm_1_idx";
  ALTER TABLE "formations" DROP COLUMN "duree";
  ALTER TABLE "formations" DROP COLUMN "tarif";
  ALTER TABLE "_formations_v" DROP COLUMN "version_duree";
  ALTER TABLE "_formations_v" DROP COLUMN "version_tarif";
  ALTER TABLE "reglages" DROP COLUMN "beauty_women_line";
  ALTER TABLE "reglages" DROP COLUMN "beauty_men_line";
  ALTER TABLE "reglages" DROP COLUMN "courses_lead";
  ALTER TABLE "reglages" DROP COLUMN "travel_packs_etudes_name";
  ALTER TABLE "reglages" DROP COLUMN "travel_packs_etudes_line";
  ALTER TABLE "reglages" DROP COLUMN "travel_packs_etudes_features";
  ALTER TABLE "reglages" DROP COLUMN "travel_packs_travail_name";
  ALTER TABLE "reglages" DROP COLUMN "travel_packs_travail_line";
  ALTER TABLE "reglages" DROP COLUMN "travel_packs_travail_features";
  ALTER TABLE "reglages" DROP COLUMN "travel_packs_touristique_name";
  ALTER TABLE "reglages" DROP COLUMN "travel_packs_touristique_line";
  ALTER TABLE "reglages" DROP COLUMN "travel_packs_touristique_features";
  ALTER TABLE "reglages" DROP COLUMN "houses_counter_1_value";
  ALTER TABLE "reglages" DROP COLUMN "houses_counter_1_label";
  ALTER TABLE "reglages" DROP COLUMN "houses_counter_2_value";
  ALTER TABLE "reglages" DROP COLUMN "houses_counter_2_label";
  ALTER TABLE "reglages" DROP COLUMN "houses_counter_3_value";
  ALTER TABLE "reglages" DROP COLUMN "houses_counter_3_label";
  ALTER TABLE "reglages" DROP COLUMN "heroes_tagline";
  ALTER TABLE "reglages" DROP COLUMN "heroes_accueil";
  ALTER TABLE "reglages" DROP COLUMN "heroes_medias";
  ALTER TABLE "reglages" DROP COLUMN "heroes_beaute";
  ALTER TABLE "reglages" DROP COLUMN "heroes_voyage";
  ALTER TABLE "reglages" DROP COLUMN "heroes_immobilier";
  ALTER TABLE "reglages" DROP COLUMN "pictures_hero_accueil_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_accueil_1_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_accueil_1_alt";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_accueil_2_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_accueil_2_alt";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_accueil_3_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_accueil_3_alt";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_accueil_4_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_accueil_4_alt";
  ALTER TABLE "reglages" DROP COLUMN "pictures_hero_medias_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_card_medias_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_card_medias_hover_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_medias_1_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_medias_1_alt";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_medias_2_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_medias_2_alt";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_medias_3_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_medias_3_alt";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_medias_4_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_medias_4_alt";
  ALTER TABLE "reglages" DROP COLUMN "pictures_hero_beaute_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_card_beaute_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_card_beaute_hover_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_price_list_women_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_price_list_men_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_beaute_1_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_beaute_1_alt";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_beaute_2_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_beaute_2_alt";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_beaute_3_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_beaute_3_alt";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_beaute_4_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_carousel_beaute_4_alt";
  ALTER TABLE "reglages" DROP COLUMN "pictures_hero_voyage_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_card_voyage_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_card_voyage_hover_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_hero_immobilier_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_card_immobilier_id";
  ALTER TABLE "reglages" DROP COLUMN "pictures_card_immobilier_hover_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_beauty_women_line";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_beauty_men_line";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_courses_lead";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_travel_packs_etudes_name";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_travel_packs_etudes_line";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_travel_packs_etudes_features";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_travel_packs_travail_name";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_travel_packs_travail_line";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_travel_packs_travail_features";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_travel_packs_touristique_name";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_travel_packs_touristique_line";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_travel_packs_touristique_features";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_houses_counter_1_value";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_houses_counter_1_label";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_houses_counter_2_value";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_houses_counter_2_label";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_houses_counter_3_value";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_houses_counter_3_label";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_heroes_tagline";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_heroes_accueil";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_heroes_medias";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_heroes_beaute";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_heroes_voyage";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_heroes_immobilier";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_hero_accueil_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_accueil_1_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_accueil_1_alt";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_accueil_2_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_accueil_2_alt";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_accueil_3_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_accueil_3_alt";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_accueil_4_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_accueil_4_alt";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_hero_medias_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_card_medias_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_card_medias_hover_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_medias_1_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_medias_1_alt";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_medias_2_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_medias_2_alt";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_medias_3_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_medias_3_alt";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_medias_4_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_medias_4_alt";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_hero_beaute_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_card_beaute_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_card_beaute_hover_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_price_list_women_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_price_list_men_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_beaute_1_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_beaute_1_alt";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_beaute_2_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_beaute_2_alt";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_beaute_3_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_beaute_3_alt";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_beaute_4_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_carousel_beaute_4_alt";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_hero_voyage_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_card_voyage_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_card_voyage_hover_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_hero_immobilier_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_card_immobilier_id";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_pictures_card_immobilier_hover_id";`)
}
