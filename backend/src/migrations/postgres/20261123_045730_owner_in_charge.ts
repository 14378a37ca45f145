import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_maisons_conclusion" AS ENUM('vendue', 'louee');
  CREATE TYPE "public"."enum__maisons_v_version_conclusion" AS ENUM('vendue', 'louee');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "evenements_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_evenements_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "categories_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "formations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_formations_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "categories_beaute_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "contact_clicks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"area" varchar NOT NULL,
  	"page" varchar NOT NULL,
  	"clicks" numeric NOT NULL
  );
  
  CREATE TABLE "account_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"role" varchar,
  	"account_id" integer,
  	"creator_id" integer,
  	"expires_at" numeric NOT NULL,
  	"used_at" numeric
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reglages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"identity_product_name" varchar,
  	"identity_care_brand" varchar,
  	"identity_company_phone" varchar,
  	"identity_email" varchar,
  	"identity_whatsapp_accueil" varchar,
  	"identity_whatsapp_medias" varchar,
  	"identity_whatsapp_beaute" varchar,
  	"identity_whatsapp_formations" varchar,
  	"identity_whatsapp_voyage" varchar,
  	"identity_whatsapp_immobilier" varchar,
  	"socials_social_page" varchar,
  	"socials_video_site" varchar,
  	"socials_short_video_app" varchar,
  	"legal_publisher" varchar,
  	"legal_legal_form" varchar,
  	"legal_registration" varchar,
  	"legal_address" varchar,
  	"legal_director" varchar,
  	"legal_host" varchar,
  	"legal_host_address" varchar,
  	"location_hours_monday" varchar,
  	"location_hours_tuesday" varchar,
  	"location_hours_wednesday" varchar,
  	"location_hours_thursday" varchar,
  	"location_hours_friday" varchar,
  	"location_hours_saturday" varchar,
  	"location_hours_sunday" varchar,
  	"location_district" varchar,
  	"location_map_point" varchar,
  	"location_event_place" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_reglages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_identity_product_name" varchar,
  	"version_identity_care_brand" varchar,
  	"version_identity_company_phone" varchar,
  	"version_identity_email" varchar,
  	"version_identity_whatsapp_accueil" varchar,
  	"version_identity_whatsapp_medias" varchar,
  	"version_identity_whatsapp_beaute" varchar,
  	"version_identity_whatsapp_formations" varchar,
  	"version_identity_whatsapp_voyage" varchar,
  	"version_identity_whatsapp_immobilier" varchar,
  	"version_socials_social_page" varchar,
  	"version_socials_video_site" varchar,
  	"version_socials_short_video_app" varchar,
  	"version_legal_publisher" varchar,
  	"version_legal_legal_form" varchar,
  	"version_legal_registration" varchar,
  	"version_legal_address" varchar,
  	"version_legal_director" varchar,
  	"version_legal_host" varchar,
  	"version_legal_host_address" varchar,
  	"version_location_hours_monday" varchar,
  	"version_location_hours_tuesday" varchar,
  	"version_location_hours_wednesday" varchar,
  	"version_location_hours_thursday" varchar,
  	"version_location_hours_friday" varchar,
  	"version_location_hours_saturday" varchar,
  	"version_location_hours_sunday" varchar,
  	"version_location_district" varchar,
  	"version_location_map_point" varchar,
  	"version_location_event_place" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "evenements" ADD COLUMN "end_date" timestamp(3) with time zone;
  ALTER TABLE "evenements" ADD COLUMN "end_time" varchar;
  ALTER TABLE "evenements" ADD COLUMN "place" varchar;
  ALTER TABLE "evenements" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_evenements_v" ADD COLUMN "version_end_date" timestamp(3) with time zone;
  ALTER TABLE "_evenements_v" ADD COLUMN "version_end_time" varchar;
  ALTER TABLE "_evenements_v" ADD COLUMN "version_place" varchar;
  ALTER TABLE "_evenements_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "videos" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_videos_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "photos" ADD COLUMN "_order" varchar;
  ALTER TABLE "photos" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_photos_v" ADD COLUMN "version__order" varchar;
  ALTER TABLE "_photos_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "formations" ADD COLUMN "_order" varchar;
  ALTER TABLE "formations" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_formations_v" ADD COLUMN "version__order" varchar;
  ALTER TABLE "_formations_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "photos_beaute" ADD COLUMN "_order" varchar;
  ALTER TABLE "photos_beaute" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_photos_beaute_v" ADD COLUMN "version__order" varchar;
  ALTER TABLE "_photos_beaute_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "videos_beaute" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_videos_beaute_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "categories_beaute" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "maisons" ADD COLUMN "_order" varchar;
  ALTER TABLE "maisons" ADD COLUMN "conclusion" "enum_maisons_conclusion";
  ALTER TABLE "maisons" ADD COLUMN "conclue_le" timestamp(3) with time zone;
  ALTER TABLE "maisons" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_maisons_v" ADD COLUMN "version__order" varchar;
  ALTER TABLE "_maisons_v" ADD COLUMN "version_conclusion" "enum__maisons_v_version_conclusion";
  ALTER TABLE "_maisons_v" ADD COLUMN "version_conclue_le" timestamp(3) with time zone;
  ALTER TABLE "_maisons_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "uploads" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "evenements_texts" ADD CONSTRAINT "evenements_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."evenements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_evenements_v_texts" ADD CONSTRAINT "_evenements_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_evenements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_texts" ADD CONSTRAINT "categories_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "formations_texts" ADD CONSTRAINT "formations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."formations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_formations_v_texts" ADD CONSTRAINT "_formations_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_formations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_beaute_texts" ADD CONSTRAINT "categories_beaute_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories_beaute"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "account_links" ADD CONSTRAINT "account_links_account_id_owners_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "account_links" ADD CONSTRAINT "account_links_creator_id_owners_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "evenements_texts_order_parent" ON "evenements_texts" USING btree ("order","parent_id");
  CREATE INDEX "_evenements_v_texts_order_parent" ON "_evenements_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "categories_texts_order_parent" ON "categories_texts" USING btree ("order","parent_id");
  CREATE INDEX "formations_texts_order_parent" ON "formations_texts" USING btree ("order","parent_id");
  CREATE INDEX "_formations_v_texts_order_parent" ON "_formations_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "categories_beaute_texts_order_parent" ON "categories_beaute_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "day_area_page_idx" ON "contact_clicks" USING btree ("day","area","page");
  CREATE UNIQUE INDEX "account_links_token_hash_idx" ON "account_links" USING btree ("token_hash");
  CREATE INDEX "account_links_account_idx" ON "account_links" USING btree ("account_id");
  CREATE INDEX "account_links_creator_idx" ON "account_links" USING btree ("creator_id");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "_reglages_v_created_at_idx" ON "_reglages_v" USING btree ("created_at");
  CREATE INDEX "_reglages_v_updated_at_idx" ON "_reglages_v" USING btree ("updated_at");
  CREATE INDEX "evenements_deleted_at_idx" ON "evenements" USING btree ("deleted_at");
  CREATE INDEX "_evenements_v_version_version_deleted_at_idx" ON "_evenements_v" USING btree ("version_deleted_at");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE INDEX "_videos_v_version_version_deleted_at_idx" ON "_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "photos__order_idx" ON "photos" USING btree ("_order");
  CREATE INDEX "photos_deleted_at_idx" ON "photos" USING btree ("deleted_at");
  CREATE INDEX "_photos_v_version_version__order_idx" ON "_photos_v" USING btree ("version__order");
  CREATE INDEX "_photos_v_version_version_deleted_at_idx" ON "_photos_v" USING btree ("version_deleted_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "formations__order_idx" ON "formations" USING btree ("_order");
  CREATE INDEX "formations_deleted_at_idx" ON "formations" USING btree ("deleted_at");
  CREATE INDEX "_formations_v_version_version__order_idx" ON "_formations_v" USING btree ("version__order");
  CREATE INDEX "_formations_v_version_version_deleted_at_idx" ON "_formations_v" USING btree ("version_deleted_at");
  CREATE INDEX "photos_beaute__order_idx" ON "photos_beaute" USING btree ("_order");
  CREATE INDEX "photos_beaute_deleted_at_idx" ON "photos_beaute" USING btree ("deleted_at");
  CREATE INDEX "_photos_beaute_v_version_version__order_idx" ON "_photos_beaute_v" USING btree ("version__order");
  CREATE INDEX "_photos_beaute_v_version_version_deleted_at_idx" ON "_photos_beaute_v" USING btree ("version_deleted_at");
  CREATE INDEX "videos_beaute_deleted_at_idx" ON "videos_beaute" USING btree ("deleted_at");
  CREATE INDEX "_videos_beaute_v_version_version_deleted_at_idx" ON "_videos_beaute_v" USING btree ("version_deleted_at");
  CREATE INDEX "categories_beaute_deleted_at_idx" ON "categories_beaute" USING btree ("deleted_at");
  CREATE INDEX "maisons__order_idx" ON "maisons" USING btree ("_order");
  CREATE INDEX "maisons_deleted_at_idx" ON "maisons" USING btree ("deleted_at");
  CREATE INDEX "_maisons_v_version_version__order_idx" ON "_maisons_v" USING btree ("version__order");
  CREATE INDEX "_maisons_v_version_version_deleted_at_idx" ON "_maisons_v" USING btree ("version_deleted_at");
  CREATE INDEX "uploads_deleted_at_idx" ON "uploads" USING btree ("deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "evenements_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_evenements_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "formations_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_formations_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories_beaute_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_clicks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "account_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reglages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reglages_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "evenements_texts" CASCADE;
  DROP TABLE "_evenements_v_texts" CASCADE;
  DROP TABLE "categories_texts" CASCADE;
  DROP TABLE "formations_texts" CASCADE;
  DROP TABLE "_formations_v_texts" CASCADE;
  DROP TABLE "categories_beaute_texts" CASCADE;
  DROP TABLE "contact_clicks" CASCADE;
  DROP TABLE "account_links" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "reglages" CASCADE;
  DROP TABLE "_reglages_v" CASCADE;
  DROP INDEX "evenements_deleted_at_idx";
  DROP INDEX "_evenements_v_version_version_deleted_at_idx";
  DROP INDEX "videos_deleted_at_idx";
  DROP INDEX "_videos_v_version_version_deleted_at_idx";
  DROP INDEX "photos__order_idx";
  DROP INDEX "photos_deleted_at_idx";
  DROP INDEX "_photos_v_version_version__order_idx";
  DROP INDEX "_photos_v_version_version_deleted_at_idx";
  DROP INDEX "categories_deleted_at_idx";
  DROP INDEX "formations__order_idx";
  DROP INDEX "formations_deleted_at_idx";
  DROP INDEX "_formations_v_version_version__order_idx";
  DROP INDEX "_formations_v_version_version_deleted_at_idx";
  DROP INDEX "photos_beaute__order_idx";
  DROP INDEX "photos_beaute_deleted_at_idx";
  DROP INDEX "_photos_beaute_v_version_version__order_idx";
  DROP INDEX "_photos_beaute_v_version_version_deleted_at_idx";
  DROP INDEX "videos_beaute_deleted_at_idx";
  DROP INDEX "_videos_beaute_v_version_version_deleted_at_idx";
  DROP INDEX "categories_beaute_deleted_at_idx";
  DROP INDEX "maisons__order_idx";
  DROP INDEX "maisons_deleted_at_idx";
  DROP INDEX "_maisons_v_version_version__order_idx";
  DROP INDEX "_maisons_v_version_version_deleted_at_idx";
  DROP INDEX "uploads_deleted_at_idx";
  ALTER TABLE "evenements" DROP COLUMN "end_date";
  ALTER TABLE "evenements" DROP COLUMN "end_time";
  ALTER TABLE "evenements" DROP COLUMN "place";
  ALTER TABLE "evenements" DROP COLUMN "deleted_at";
  ALTER TABLE "_evenements_v" DROP COLUMN "version_end_date";
  ALTER TABLE "_evenements_v" DROP COLUMN "version_end_time";
  ALTER TABLE "_evenements_v" DROP COLUMN "version_place";
  ALTER TABLE "_evenements_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "videos" DROP COLUMN "deleted_at";
  ALTER TABLE "_videos_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "photos" DROP COLUMN "_order";
  ALTER TABLE "photos" DROP COLUMN "deleted_at";
  ALTER TABLE "_photos_v" DROP COLUMN "version__order";
  ALTER TABLE "_photos_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "formations" DROP COLUMN "_order";
  ALTER TABLE "formations" DROP COLUMN "deleted_at";
  ALTER TABLE "_formations_v" DROP COLUMN "version__order";
  ALTER TABLE "_formations_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "photos_beaute" DROP COLUMN "_order";
  ALTER TABLE "photos_beaute" DROP COLUMN "deleted_at";
  ALTER TABLE "_photos_beaute_v" DROP COLUMN "version__order";
  ALTER TABLE "_photos_beaute_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "videos_beaute" DROP COLUMN "deleted_at";
  ALTER TABLE "_videos_beaute_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "categories_beaute" DROP COLUMN "deleted_at";
  ALTER TABLE "maisons" DROP COLUMN "_order";
  ALTER TABLE "maisons" DROP COLUMN "conclusion";
  ALTER TABLE "maisons" DROP COLUMN "conclue_le";
  ALTER TABLE "maisons" DROP COLUMN "deleted_at";
  ALTER TABLE "_maisons_v" DROP COLUMN "version__order";
  ALTER TABLE "_maisons_v" DROP COLUMN "version_conclusion";
  ALTER TABLE "_maisons_v" DROP COLUMN "version_conclue_le";
  ALTER TABLE "_maisons_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "uploads" DROP COLUMN "deleted_at";
  DROP TYPE "public"."enum_maisons_conclusion";
  DROP TYPE "public"."enum__maisons_v_version_conclusion";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
