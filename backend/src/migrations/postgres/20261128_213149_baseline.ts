import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_evenements_etat" AS ENUM('annule', 'reporte');
  CREATE TYPE "public"."enum_evenements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__evenements_v_version_etat" AS ENUM('annule', 'reporte');
  CREATE TYPE "public"."enum__evenements_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_photos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__photos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_formations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__formations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_photos_beaute_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__photos_beaute_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_videos_beaute_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_beaute_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_destinations_langue" AS ENUM('en', 'de', 'ar', 'es', 'it', 'nl', 'pt', 'tr', 'zh');
  CREATE TYPE "public"."enum_destinations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__destinations_v_version_langue" AS ENUM('en', 'de', 'ar', 'es', 'it', 'nl', 'pt', 'tr', 'zh');
  CREATE TYPE "public"."enum__destinations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_maisons_offre" AS ENUM('vente', 'louer');
  CREATE TYPE "public"."enum_maisons_conclusion" AS ENUM('vendue', 'louee');
  CREATE TYPE "public"."enum_maisons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__maisons_v_version_conclusion" AS ENUM('vendue', 'louee');
  CREATE TYPE "public"."enum__maisons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_owners_role" AS ENUM('proprietaire', 'redaction');
  CREATE TYPE "public"."enum_journal_kind" AS ENUM('coordonnees', 'reglages', 'compte', 'connexion', 'suppression');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'indexNow', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'indexNow', 'schedulePublish');
  CREATE TYPE "public"."enum_reglages_location_reply_time" AS ENUM('one_hour', 'two_hours', 'same_day', 'one_day', 'two_days');
  CREATE TYPE "public"."enum__reglages_v_version_location_reply_time" AS ENUM('one_hour', 'two_hours', 'same_day', 'one_day', 'two_days');
  CREATE TABLE "evenements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"date" timestamp(3) with time zone,
  	"time" varchar,
  	"end_date" timestamp(3) with time zone,
  	"end_time" varchar,
  	"place" varchar,
  	"tarif" varchar,
  	"billets" varchar,
  	"poster_id" integer,
  	"description" varchar,
  	"live_url" varchar,
  	"etat" "enum_evenements_etat",
  	"slug" varchar,
  	"modifie_par" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_evenements_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "evenements_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_evenements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_time" varchar,
  	"version_end_date" timestamp(3) with time zone,
  	"version_end_time" varchar,
  	"version_place" varchar,
  	"version_tarif" varchar,
  	"version_billets" varchar,
  	"version_poster_id" integer,
  	"version_description" varchar,
  	"version_live_url" varchar,
  	"version_etat" "enum__evenements_v_version_etat",
  	"version_slug" varchar,
  	"version_modifie_par" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__evenements_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_evenements_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"youtube_url" varchar,
  	"thumbnail_id" integer,
  	"description" varchar,
  	"transcription" varchar,
  	"duree" varchar,
  	"exemple" boolean,
  	"category_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"modifie_par" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_youtube_url" varchar,
  	"version_thumbnail_id" integer,
  	"version_description" varchar,
  	"version_transcription" varchar,
  	"version_duree" varchar,
  	"version_exemple" boolean,
  	"version_category_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_modifie_par" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"image_id" integer,
  	"description" varchar,
  	"credit" varchar,
  	"modifie_par" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_photos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_photos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_image_id" integer,
  	"version_description" varchar,
  	"version_credit" varchar,
  	"version_modifie_par" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__photos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "categories_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "formations_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"places_restantes" numeric,
  	"lieu" varchar
  );
  
  CREATE TABLE "formations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"affiche_id" integer,
  	"presentation" varchar,
  	"duree" varchar,
  	"tarif" numeric,
  	"slug" varchar,
  	"modifie_par" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_formations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "formations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_formations_v_version_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"places_restantes" numeric,
  	"lieu" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_formations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_affiche_id" integer,
  	"version_presentation" varchar,
  	"version_duree" varchar,
  	"version_tarif" numeric,
  	"version_slug" varchar,
  	"version_modifie_par" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__formations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_formations_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "photos_beaute" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"image_id" integer,
  	"description" varchar,
  	"credit" varchar,
  	"modifie_par" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_photos_beaute_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_photos_beaute_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_image_id" integer,
  	"version_description" varchar,
  	"version_credit" varchar,
  	"version_modifie_par" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__photos_beaute_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "videos_beaute" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"youtube_url" varchar,
  	"thumbnail_id" integer,
  	"description" varchar,
  	"transcription" varchar,
  	"duree" varchar,
  	"exemple" boolean,
  	"category_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"modifie_par" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_videos_beaute_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_videos_beaute_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_youtube_url" varchar,
  	"version_thumbnail_id" integer,
  	"version_description" varchar,
  	"version_transcription" varchar,
  	"version_duree" varchar,
  	"version_exemple" boolean,
  	"version_category_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_modifie_par" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__videos_beaute_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "categories_beaute" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "categories_beaute_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "destinations_conseils" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"titre" varchar,
  	"texte" varchar
  );
  
  CREATE TABLE "destinations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"accroche" varchar,
  	"image_id" integer,
  	"image_alt" varchar,
  	"presentation" varchar,
  	"en_pays" varchar,
  	"sejour" varchar,
  	"traitement" varchar,
  	"monnaie" varchar,
  	"visa" varchar,
  	"etapes" varchar,
  	"pieces" varchar,
  	"visa_note" varchar,
  	"duree" varchar,
  	"repas" varchar,
  	"plats" varchar,
  	"tables" varchar,
  	"repas_note" varchar,
  	"description" varchar,
  	"langue" "enum_destinations_langue",
  	"slug" varchar,
  	"modifie_par" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_destinations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "destinations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_destinations_v_version_conseils" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"titre" varchar,
  	"texte" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_destinations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_accroche" varchar,
  	"version_image_id" integer,
  	"version_image_alt" varchar,
  	"version_presentation" varchar,
  	"version_en_pays" varchar,
  	"version_sejour" varchar,
  	"version_traitement" varchar,
  	"version_monnaie" varchar,
  	"version_visa" varchar,
  	"version_etapes" varchar,
  	"version_pieces" varchar,
  	"version_visa_note" varchar,
  	"version_duree" varchar,
  	"version_repas" varchar,
  	"version_plats" varchar,
  	"version_tables" varchar,
  	"version_repas_note" varchar,
  	"version_description" varchar,
  	"version_langue" "enum__destinations_v_version_langue",
  	"version_slug" varchar,
  	"version_modifie_par" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__destinations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_destinations_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "maisons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"titre" varchar,
  	"adresse" varchar,
  	"prix" numeric,
  	"chambres" numeric,
  	"douches" numeric,
  	"description" varchar,
  	"surface" numeric,
  	"titre_foncier" varchar,
  	"reference" varchar,
  	"photo_principale_id" integer,
  	"plan_id" integer,
  	"status" "enum_maisons_offre",
  	"conclusion" "enum_maisons_conclusion",
  	"conclue_le" timestamp(3) with time zone,
  	"modifie_par" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_maisons_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "maisons_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"uploads_id" integer
  );
  
  CREATE TABLE "_maisons_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_titre" varchar,
  	"version_adresse" varchar,
  	"version_prix" numeric,
  	"version_chambres" numeric,
  	"version_douches" numeric,
  	"version_description" varchar,
  	"version_surface" numeric,
  	"version_titre_foncier" varchar,
  	"version_reference" varchar,
  	"version_photo_principale_id" integer,
  	"version_plan_id" integer,
  	"version_status" "enum_maisons_offre",
  	"version_conclusion" "enum__maisons_v_version_conclusion",
  	"version_conclue_le" timestamp(3) with time zone,
  	"version_modifie_par" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__maisons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_maisons_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"uploads_id" integer
  );
  
  CREATE TABLE "uploads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sizes_vignette_width" numeric,
  	"sizes_vignette_height" numeric,
  	"sizes_vignette_filesize" numeric,
  	"sizes_vignette_url" varchar,
  	"sizes_vignette_mime_type" varchar,
  	"sizes_vignette_filename" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "owners_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"device" varchar,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "owners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" "enum_owners_role" DEFAULT 'redaction' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
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
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer,
  	"secret" varchar NOT NULL,
  	"last_step" numeric NOT NULL
  );
  
  CREATE TABLE "journal" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"summary" varchar NOT NULL,
  	"changes" varchar,
  	"who" varchar NOT NULL,
  	"address" varchar,
  	"kind" "enum_journal_kind" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"evenements_id" integer,
  	"videos_id" integer,
  	"photos_id" integer,
  	"categories_id" integer,
  	"formations_id" integer,
  	"photos_beaute_id" integer,
  	"videos_beaute_id" integer,
  	"categories_beaute_id" integer,
  	"destinations_id" integer,
  	"maisons_id" integer,
  	"uploads_id" integer,
  	"owners_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"owners_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "reglages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"identity_product_name" varchar,
  	"identity_care_brand" varchar,
  	"identity_company_phone" varchar,
  	"identity_email" varchar,
  	"identity_whatsapp_accueil" varchar,
  	"identity_whatsapp_medias" varchar,
  	"identity_whatsapp_voyage" varchar,
  	"identity_whatsapp_beaute" varchar,
  	"identity_whatsapp_immobilier" varchar,
  	"identity_whatsapp_formations" varchar,
  	"socials_social_page" varchar,
  	"socials_video_site" varchar,
  	"socials_short_video_app" varchar,
  	"socials_photo_site" varchar,
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
  	"location_reply_time" "enum_reglages_location_reply_time",
  	"location_district" varchar,
  	"location_map_point" varchar,
  	"location_event_place" varchar,
  	"beauty_women_line" varchar,
  	"beauty_men_line" varchar,
  	"courses_lead" varchar,
  	"travel_packs_etudes_name" varchar,
  	"travel_packs_etudes_line" varchar,
  	"travel_packs_etudes_features" varchar,
  	"travel_packs_etudes_price_from" numeric,
  	"travel_packs_travail_name" varchar,
  	"travel_packs_travail_line" varchar,
  	"travel_packs_travail_features" varchar,
  	"travel_packs_travail_price_from" numeric,
  	"travel_packs_touristique_name" varchar,
  	"travel_packs_touristique_line" varchar,
  	"travel_packs_touristique_features" varchar,
  	"travel_packs_touristique_price_from" numeric,
  	"houses_counter_1_value" varchar,
  	"houses_counter_1_label" varchar,
  	"houses_counter_2_value" varchar,
  	"houses_counter_2_label" varchar,
  	"houses_counter_3_value" varchar,
  	"houses_counter_3_label" varchar,
  	"heroes_tagline" varchar,
  	"heroes_accueil" varchar,
  	"heroes_medias" varchar,
  	"heroes_beaute" varchar,
  	"heroes_voyage" varchar,
  	"heroes_immobilier" varchar,
  	"pictures_hero_accueil_id" integer,
  	"pictures_carousel_accueil_1_id" integer,
  	"pictures_carousel_accueil_1_alt" varchar,
  	"pictures_carousel_accueil_2_id" integer,
  	"pictures_carousel_accueil_2_alt" varchar,
  	"pictures_carousel_accueil_3_id" integer,
  	"pictures_carousel_accueil_3_alt" varchar,
  	"pictures_carousel_accueil_4_id" integer,
  	"pictures_carousel_accueil_4_alt" varchar,
  	"pictures_hero_medias_id" integer,
  	"pictures_card_medias_id" integer,
  	"pictures_card_medias_hover_id" integer,
  	"pictures_carousel_medias_1_id" integer,
  	"pictures_carousel_medias_1_alt" varchar,
  	"pictures_carousel_medias_2_id" integer,
  	"pictures_carousel_medias_2_alt" varchar,
  	"pictures_carousel_medias_3_id" integer,
  	"pictures_carousel_medias_3_alt" varchar,
  	"pictures_carousel_medias_4_id" integer,
  	"pictures_carousel_medias_4_alt" varchar,
  	"pictures_hero_beaute_id" integer,
  	"pictures_card_beaute_id" integer,
  	"pictures_card_beaute_hover_id" integer,
  	"pictures_price_list_women_id" integer,
  	"pictures_price_list_men_id" integer,
  	"pictures_carousel_beaute_1_id" integer,
  	"pictures_carousel_beaute_1_alt" varchar,
  	"pictures_carousel_beaute_2_id" integer,
  	"pictures_carousel_beaute_2_alt" varchar,
  	"pictures_carousel_beaute_3_id" integer,
  	"pictures_carousel_beaute_3_alt" varchar,
  	"pictures_carousel_beaute_4_id" integer,
  	"pictures_carousel_beaute_4_alt" varchar,
  	"pictures_hero_voyage_id" integer,
  	"pictures_card_voyage_id" integer,
  	"pictures_card_voyage_hover_id" integer,
  	"pictures_hero_immobilier_id" integer,
  	"pictures_card_immobilier_id" integer,
  	"pictures_card_immobilier_hover_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  
  CREATE TABLE "_reglages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_identity_product_name" varchar,
  	"version_identity_care_brand" varchar,
  	"version_identity_company_phone" varchar,
  	"version_identity_email" varchar,
  	"version_identity_whatsapp_accueil" varchar,
  	"version_identity_whatsapp_medias" varchar,
  	"version_identity_whatsapp_voyage" varchar,
  	"version_identity_whatsapp_beaute" varchar,
  	"version_identity_whatsapp_immobilier" varchar,
  	"version_identity_whatsapp_formations" varchar,
  	"version_socials_social_page" varchar,
  	"version_socials_video_site" varchar,
  	"version_socials_short_video_app" varchar,
  	"version_socials_photo_site" varchar,
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
  	"version_location_reply_time" "enum__reglages_v_version_location_reply_time",
  	"version_location_district" varchar,
  	"version_location_map_point" varchar,
  	"version_location_event_place" varchar,
  	"version_beauty_women_line" varchar,
  	"version_beauty_men_line" varchar,
  	"version_courses_lead" varchar,
  	"version_travel_packs_etudes_name" varchar,
  	"version_travel_packs_etudes_line" varchar,
  	"version_travel_packs_etudes_features" varchar,
  	"version_travel_packs_etudes_price_from" numeric,
  	"version_travel_packs_travail_name" varchar,
  	"version_travel_packs_travail_line" varchar,
  	"version_travel_packs_travail_features" varchar,
  	"version_travel_packs_travail_price_from" numeric,
  	"version_travel_packs_touristique_name" varchar,
  	"version_travel_packs_touristique_line" varchar,
  	"version_travel_packs_touristique_features" varchar,
  	"version_travel_packs_touristique_price_from" numeric,
  	"version_houses_counter_1_value" varchar,
  	"version_houses_counter_1_label" varchar,
  	"version_houses_counter_2_value" varchar,
  	"version_houses_counter_2_label" varchar,
  	"version_houses_counter_3_value" varchar,
  	"version_houses_counter_3_label" varchar,
  	"version_heroes_tagline" varchar,
  	"version_heroes_accueil" varchar,
  	"version_heroes_medias" varchar,
  	"version_heroes_beaute" varchar,
  	"version_heroes_voyage" varchar,
  	"version_heroes_immobilier" varchar,
  	"version_pictures_hero_accueil_id" integer,
  	"version_pictures_carousel_accueil_1_id" integer,
  	"version_pictures_carousel_accueil_1_alt" varchar,
  	"version_pictures_carousel_accueil_2_id" integer,
  	"version_pictures_carousel_accueil_2_alt" varchar,
  	"version_pictures_carousel_accueil_3_id" integer,
  	"version_pictures_carousel_accueil_3_alt" varchar,
  	"version_pictures_carousel_accueil_4_id" integer,
  	"version_pictures_carousel_accueil_4_alt" varchar,
  	"version_pictures_hero_medias_id" integer,
  	"version_pictures_card_medias_id" integer,
  	"version_pictures_card_medias_hover_id" integer,
  	"version_pictures_carousel_medias_1_id" integer,
  	"version_pictures_carousel_medias_1_alt" varchar,
  	"version_pictures_carousel_medias_2_id" integer,
  	"version_pictures_carousel_medias_2_alt" varchar,
  	"version_pictures_carousel_medias_3_id" integer,
  	"version_pictures_carousel_medias_3_alt" varchar,
  	"version_pictures_carousel_medias_4_id" integer,
  	"version_pictures_carousel_medias_4_alt" varchar,
  	"version_pictures_hero_beaute_id" integer,
  	"version_pictures_card_beaute_id" integer,
  	"version_pictures_card_beaute_hover_id" integer,
  	"version_pictures_price_list_women_id" integer,
  	"version_pictures_price_list_men_id" integer,
  	"version_pictures_carousel_beaute_1_id" integer,
  	"version_pictures_carousel_beaute_1_alt" varchar,
  	"version_pictures_carousel_beaute_2_id" integer,
  	"version_pictures_carousel_beaute_2_alt" varchar,
  	"version_pictures_carousel_beaute_3_id" integer,
  	"version_pictures_carousel_beaute_3_alt" varchar,
  	"version_pictures_carousel_beaute_4_id" integer,
  	"version_pictures_carousel_beaute_4_alt" varchar,
  	"version_pictures_hero_voyage_id" integer,
  	"version_pictures_card_voyage_id" integer,
  	"version_pictures_card_voyage_hover_id" integer,
  	"version_pictures_hero_immobilier_id" integer,
  	"version_pictures_card_immobilier_id" integer,
  	"version_pictures_card_immobilier_hover_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "entete_accueil" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"video_id" integer,
  	"video_telephone_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "entete_beaute" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"video_id" integer,
  	"video_telephone_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "entete_voyage" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"video_id" integer,
  	"video_telephone_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "entete_immobilier" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"video_id" integer,
  	"video_telephone_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "evenements" ADD CONSTRAINT "evenements_poster_id_uploads_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "evenements_texts" ADD CONSTRAINT "evenements_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."evenements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_evenements_v" ADD CONSTRAINT "_evenements_v_parent_id_evenements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."evenements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_evenements_v" ADD CONSTRAINT "_evenements_v_version_poster_id_uploads_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_evenements_v_texts" ADD CONSTRAINT "_evenements_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_evenements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_thumbnail_id_uploads_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_thumbnail_id_uploads_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "photos" ADD CONSTRAINT "photos_image_id_uploads_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_photos_v" ADD CONSTRAINT "_photos_v_parent_id_photos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_photos_v" ADD CONSTRAINT "_photos_v_version_image_id_uploads_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_texts" ADD CONSTRAINT "categories_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "formations_sessions" ADD CONSTRAINT "formations_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."formations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "formations" ADD CONSTRAINT "formations_affiche_id_uploads_id_fk" FOREIGN KEY ("affiche_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "formations_texts" ADD CONSTRAINT "formations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."formations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_formations_v_version_sessions" ADD CONSTRAINT "_formations_v_version_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_formations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_formations_v" ADD CONSTRAINT "_formations_v_parent_id_formations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."formations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_formations_v" ADD CONSTRAINT "_formations_v_version_affiche_id_uploads_id_fk" FOREIGN KEY ("version_affiche_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_formations_v_texts" ADD CONSTRAINT "_formations_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_formations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "photos_beaute" ADD CONSTRAINT "photos_beaute_image_id_uploads_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_photos_beaute_v" ADD CONSTRAINT "_photos_beaute_v_parent_id_photos_beaute_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."photos_beaute"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_photos_beaute_v" ADD CONSTRAINT "_photos_beaute_v_version_image_id_uploads_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_beaute" ADD CONSTRAINT "videos_beaute_thumbnail_id_uploads_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_beaute" ADD CONSTRAINT "videos_beaute_category_id_categories_beaute_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories_beaute"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_beaute_v" ADD CONSTRAINT "_videos_beaute_v_parent_id_videos_beaute_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos_beaute"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_beaute_v" ADD CONSTRAINT "_videos_beaute_v_version_thumbnail_id_uploads_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_beaute_v" ADD CONSTRAINT "_videos_beaute_v_version_category_id_categories_beaute_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories_beaute"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_beaute_texts" ADD CONSTRAINT "categories_beaute_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories_beaute"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "destinations_conseils" ADD CONSTRAINT "destinations_conseils_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "destinations" ADD CONSTRAINT "destinations_image_id_uploads_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "destinations_texts" ADD CONSTRAINT "destinations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_destinations_v_version_conseils" ADD CONSTRAINT "_destinations_v_version_conseils_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_destinations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_destinations_v" ADD CONSTRAINT "_destinations_v_parent_id_destinations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_destinations_v" ADD CONSTRAINT "_destinations_v_version_image_id_uploads_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_destinations_v_texts" ADD CONSTRAINT "_destinations_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_destinations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "maisons" ADD CONSTRAINT "maisons_photo_principale_id_uploads_id_fk" FOREIGN KEY ("photo_principale_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "maisons" ADD CONSTRAINT "maisons_plan_id_uploads_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "maisons_rels" ADD CONSTRAINT "maisons_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."maisons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "maisons_rels" ADD CONSTRAINT "maisons_rels_uploads_fk" FOREIGN KEY ("uploads_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_maisons_v" ADD CONSTRAINT "_maisons_v_parent_id_maisons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."maisons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_maisons_v" ADD CONSTRAINT "_maisons_v_version_photo_principale_id_uploads_id_fk" FOREIGN KEY ("version_photo_principale_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_maisons_v" ADD CONSTRAINT "_maisons_v_version_plan_id_uploads_id_fk" FOREIGN KEY ("version_plan_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_maisons_v_rels" ADD CONSTRAINT "_maisons_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_maisons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_maisons_v_rels" ADD CONSTRAINT "_maisons_v_rels_uploads_fk" FOREIGN KEY ("uploads_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "owners_sessions" ADD CONSTRAINT "owners_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "account_links" ADD CONSTRAINT "account_links_account_id_owners_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "account_links" ADD CONSTRAINT "account_links_creator_id_owners_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_owners_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_evenements_fk" FOREIGN KEY ("evenements_id") REFERENCES "public"."evenements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_photos_fk" FOREIGN KEY ("photos_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_formations_fk" FOREIGN KEY ("formations_id") REFERENCES "public"."formations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_photos_beaute_fk" FOREIGN KEY ("photos_beaute_id") REFERENCES "public"."photos_beaute"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_beaute_fk" FOREIGN KEY ("videos_beaute_id") REFERENCES "public"."videos_beaute"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_beaute_fk" FOREIGN KEY ("categories_beaute_id") REFERENCES "public"."categories_beaute"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_maisons_fk" FOREIGN KEY ("maisons_id") REFERENCES "public"."maisons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_uploads_fk" FOREIGN KEY ("uploads_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_owners_fk" FOREIGN KEY ("owners_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_owners_fk" FOREIGN KEY ("owners_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reglages_beauty_women_treatments" ADD CONSTRAINT "reglages_beauty_women_treatments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reglages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reglages_beauty_men_treatments" ADD CONSTRAINT "reglages_beauty_men_treatments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reglages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reglages_courses_steps" ADD CONSTRAINT "reglages_courses_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reglages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reglages_travel_faq" ADD CONSTRAINT "reglages_travel_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reglages"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "_reglages_v_version_beauty_women_treatments" ADD CONSTRAINT "_reglages_v_version_beauty_women_treatments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reglages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reglages_v_version_beauty_men_treatments" ADD CONSTRAINT "_reglages_v_version_beauty_men_treatments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reglages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reglages_v_version_courses_steps" ADD CONSTRAINT "_reglages_v_version_courses_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reglages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reglages_v_version_travel_faq" ADD CONSTRAINT "_reglages_v_version_travel_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reglages_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "entete_accueil" ADD CONSTRAINT "entete_accueil_video_id_uploads_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entete_accueil" ADD CONSTRAINT "entete_accueil_video_telephone_id_uploads_id_fk" FOREIGN KEY ("video_telephone_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entete_beaute" ADD CONSTRAINT "entete_beaute_video_id_uploads_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entete_beaute" ADD CONSTRAINT "entete_beaute_video_telephone_id_uploads_id_fk" FOREIGN KEY ("video_telephone_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entete_voyage" ADD CONSTRAINT "entete_voyage_video_id_uploads_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entete_voyage" ADD CONSTRAINT "entete_voyage_video_telephone_id_uploads_id_fk" FOREIGN KEY ("video_telephone_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entete_immobilier" ADD CONSTRAINT "entete_immobilier_video_id_uploads_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entete_immobilier" ADD CONSTRAINT "entete_immobilier_video_telephone_id_uploads_id_fk" FOREIGN KEY ("video_telephone_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "evenements_date_idx" ON "evenements" USING btree ("date");
  CREATE INDEX "evenements_poster_idx" ON "evenements" USING btree ("poster_id");
  CREATE UNIQUE INDEX "evenements_slug_idx" ON "evenements" USING btree ("slug");
  CREATE INDEX "evenements_updated_at_idx" ON "evenements" USING btree ("updated_at");
  CREATE INDEX "evenements_created_at_idx" ON "evenements" USING btree ("created_at");
  CREATE INDEX "evenements_deleted_at_idx" ON "evenements" USING btree ("deleted_at");
  CREATE INDEX "evenements__status_idx" ON "evenements" USING btree ("_status");
  CREATE INDEX "evenements_texts_order_parent" ON "evenements_texts" USING btree ("order","parent_id");
  CREATE INDEX "_evenements_v_parent_idx" ON "_evenements_v" USING btree ("parent_id");
  CREATE INDEX "_evenements_v_version_version_date_idx" ON "_evenements_v" USING btree ("version_date");
  CREATE INDEX "_evenements_v_version_version_poster_idx" ON "_evenements_v" USING btree ("version_poster_id");
  CREATE INDEX "_evenements_v_version_version_slug_idx" ON "_evenements_v" USING btree ("version_slug");
  CREATE INDEX "_evenements_v_version_version_updated_at_idx" ON "_evenements_v" USING btree ("version_updated_at");
  CREATE INDEX "_evenements_v_version_version_created_at_idx" ON "_evenements_v" USING btree ("version_created_at");
  CREATE INDEX "_evenements_v_version_version_deleted_at_idx" ON "_evenements_v" USING btree ("version_deleted_at");
  CREATE INDEX "_evenements_v_version_version__status_idx" ON "_evenements_v" USING btree ("version__status");
  CREATE INDEX "_evenements_v_created_at_idx" ON "_evenements_v" USING btree ("created_at");
  CREATE INDEX "_evenements_v_updated_at_idx" ON "_evenements_v" USING btree ("updated_at");
  CREATE INDEX "_evenements_v_latest_idx" ON "_evenements_v" USING btree ("latest");
  CREATE INDEX "_evenements_v_texts_order_parent" ON "_evenements_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "videos_thumbnail_idx" ON "videos" USING btree ("thumbnail_id");
  CREATE INDEX "videos_category_idx" ON "videos" USING btree ("category_id");
  CREATE INDEX "videos_published_at_idx" ON "videos" USING btree ("published_at");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE INDEX "videos__status_idx" ON "videos" USING btree ("_status");
  CREATE INDEX "_videos_v_parent_idx" ON "_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version_thumbnail_idx" ON "_videos_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_videos_v_version_version_category_idx" ON "_videos_v" USING btree ("version_category_id");
  CREATE INDEX "_videos_v_version_version_published_at_idx" ON "_videos_v" USING btree ("version_published_at");
  CREATE INDEX "_videos_v_version_version_updated_at_idx" ON "_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_v_version_version_created_at_idx" ON "_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_v_version_version_deleted_at_idx" ON "_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_videos_v_version_version__status_idx" ON "_videos_v" USING btree ("version__status");
  CREATE INDEX "_videos_v_created_at_idx" ON "_videos_v" USING btree ("created_at");
  CREATE INDEX "_videos_v_updated_at_idx" ON "_videos_v" USING btree ("updated_at");
  CREATE INDEX "_videos_v_latest_idx" ON "_videos_v" USING btree ("latest");
  CREATE INDEX "photos__order_idx" ON "photos" USING btree ("_order");
  CREATE INDEX "photos_image_idx" ON "photos" USING btree ("image_id");
  CREATE INDEX "photos_updated_at_idx" ON "photos" USING btree ("updated_at");
  CREATE INDEX "photos_created_at_idx" ON "photos" USING btree ("created_at");
  CREATE INDEX "photos_deleted_at_idx" ON "photos" USING btree ("deleted_at");
  CREATE INDEX "photos__status_idx" ON "photos" USING btree ("_status");
  CREATE INDEX "_photos_v_parent_idx" ON "_photos_v" USING btree ("parent_id");
  CREATE INDEX "_photos_v_version_version__order_idx" ON "_photos_v" USING btree ("version__order");
  CREATE INDEX "_photos_v_version_version_image_idx" ON "_photos_v" USING btree ("version_image_id");
  CREATE INDEX "_photos_v_version_version_updated_at_idx" ON "_photos_v" USING btree ("version_updated_at");
  CREATE INDEX "_photos_v_version_version_created_at_idx" ON "_photos_v" USING btree ("version_created_at");
  CREATE INDEX "_photos_v_version_version_deleted_at_idx" ON "_photos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_photos_v_version_version__status_idx" ON "_photos_v" USING btree ("version__status");
  CREATE INDEX "_photos_v_created_at_idx" ON "_photos_v" USING btree ("created_at");
  CREATE INDEX "_photos_v_updated_at_idx" ON "_photos_v" USING btree ("updated_at");
  CREATE INDEX "_photos_v_latest_idx" ON "_photos_v" USING btree ("latest");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "categories_texts_order_parent" ON "categories_texts" USING btree ("order","parent_id");
  CREATE INDEX "formations_sessions_order_idx" ON "formations_sessions" USING btree ("_order");
  CREATE INDEX "formations_sessions_parent_id_idx" ON "formations_sessions" USING btree ("_parent_id");
  CREATE INDEX "formations__order_idx" ON "formations" USING btree ("_order");
  CREATE INDEX "formations_affiche_idx" ON "formations" USING btree ("affiche_id");
  CREATE UNIQUE INDEX "formations_slug_idx" ON "formations" USING btree ("slug");
  CREATE INDEX "formations_updated_at_idx" ON "formations" USING btree ("updated_at");
  CREATE INDEX "formations_created_at_idx" ON "formations" USING btree ("created_at");
  CREATE INDEX "formations_deleted_at_idx" ON "formations" USING btree ("deleted_at");
  CREATE INDEX "formations__status_idx" ON "formations" USING btree ("_status");
  CREATE INDEX "formations_texts_order_parent" ON "formations_texts" USING btree ("order","parent_id");
  CREATE INDEX "_formations_v_version_sessions_order_idx" ON "_formations_v_version_sessions" USING btree ("_order");
  CREATE INDEX "_formations_v_version_sessions_parent_id_idx" ON "_formations_v_version_sessions" USING btree ("_parent_id");
  CREATE INDEX "_formations_v_parent_idx" ON "_formations_v" USING btree ("parent_id");
  CREATE INDEX "_formations_v_version_version__order_idx" ON "_formations_v" USING btree ("version__order");
  CREATE INDEX "_formations_v_version_version_affiche_idx" ON "_formations_v" USING btree ("version_affiche_id");
  CREATE INDEX "_formations_v_version_version_slug_idx" ON "_formations_v" USING btree ("version_slug");
  CREATE INDEX "_formations_v_version_version_updated_at_idx" ON "_formations_v" USING btree ("version_updated_at");
  CREATE INDEX "_formations_v_version_version_created_at_idx" ON "_formations_v" USING btree ("version_created_at");
  CREATE INDEX "_formations_v_version_version_deleted_at_idx" ON "_formations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_formations_v_version_version__status_idx" ON "_formations_v" USING btree ("version__status");
  CREATE INDEX "_formations_v_created_at_idx" ON "_formations_v" USING btree ("created_at");
  CREATE INDEX "_formations_v_updated_at_idx" ON "_formations_v" USING btree ("updated_at");
  CREATE INDEX "_formations_v_latest_idx" ON "_formations_v" USING btree ("latest");
  CREATE INDEX "_formations_v_texts_order_parent" ON "_formations_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "photos_beaute__order_idx" ON "photos_beaute" USING btree ("_order");
  CREATE INDEX "photos_beaute_image_idx" ON "photos_beaute" USING btree ("image_id");
  CREATE INDEX "photos_beaute_updated_at_idx" ON "photos_beaute" USING btree ("updated_at");
  CREATE INDEX "photos_beaute_created_at_idx" ON "photos_beaute" USING btree ("created_at");
  CREATE INDEX "photos_beaute_deleted_at_idx" ON "photos_beaute" USING btree ("deleted_at");
  CREATE INDEX "photos_beaute__status_idx" ON "photos_beaute" USING btree ("_status");
  CREATE INDEX "_photos_beaute_v_parent_idx" ON "_photos_beaute_v" USING btree ("parent_id");
  CREATE INDEX "_photos_beaute_v_version_version__order_idx" ON "_photos_beaute_v" USING btree ("version__order");
  CREATE INDEX "_photos_beaute_v_version_version_image_idx" ON "_photos_beaute_v" USING btree ("version_image_id");
  CREATE INDEX "_photos_beaute_v_version_version_updated_at_idx" ON "_photos_beaute_v" USING btree ("version_updated_at");
  CREATE INDEX "_photos_beaute_v_version_version_created_at_idx" ON "_photos_beaute_v" USING btree ("version_created_at");
  CREATE INDEX "_photos_beaute_v_version_version_deleted_at_idx" ON "_photos_beaute_v" USING btree ("version_deleted_at");
  CREATE INDEX "_photos_beaute_v_version_version__status_idx" ON "_photos_beaute_v" USING btree ("version__status");
  CREATE INDEX "_photos_beaute_v_created_at_idx" ON "_photos_beaute_v" USING btree ("created_at");
  CREATE INDEX "_photos_beaute_v_updated_at_idx" ON "_photos_beaute_v" USING btree ("updated_at");
  CREATE INDEX "_photos_beaute_v_latest_idx" ON "_photos_beaute_v" USING btree ("latest");
  CREATE INDEX "videos_beaute_thumbnail_idx" ON "videos_beaute" USING btree ("thumbnail_id");
  CREATE INDEX "videos_beaute_category_idx" ON "videos_beaute" USING btree ("category_id");
  CREATE INDEX "videos_beaute_published_at_idx" ON "videos_beaute" USING btree ("published_at");
  CREATE INDEX "videos_beaute_updated_at_idx" ON "videos_beaute" USING btree ("updated_at");
  CREATE INDEX "videos_beaute_created_at_idx" ON "videos_beaute" USING btree ("created_at");
  CREATE INDEX "videos_beaute_deleted_at_idx" ON "videos_beaute" USING btree ("deleted_at");
  CREATE INDEX "videos_beaute__status_idx" ON "videos_beaute" USING btree ("_status");
  CREATE INDEX "_videos_beaute_v_parent_idx" ON "_videos_beaute_v" USING btree ("parent_id");
  CREATE INDEX "_videos_beaute_v_version_version_thumbnail_idx" ON "_videos_beaute_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_videos_beaute_v_version_version_category_idx" ON "_videos_beaute_v" USING btree ("version_category_id");
  CREATE INDEX "_videos_beaute_v_version_version_published_at_idx" ON "_videos_beaute_v" USING btree ("version_published_at");
  CREATE INDEX "_videos_beaute_v_version_version_updated_at_idx" ON "_videos_beaute_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_beaute_v_version_version_created_at_idx" ON "_videos_beaute_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_beaute_v_version_version_deleted_at_idx" ON "_videos_beaute_v" USING btree ("version_deleted_at");
  CREATE INDEX "_videos_beaute_v_version_version__status_idx" ON "_videos_beaute_v" USING btree ("version__status");
  CREATE INDEX "_videos_beaute_v_created_at_idx" ON "_videos_beaute_v" USING btree ("created_at");
  CREATE INDEX "_videos_beaute_v_updated_at_idx" ON "_videos_beaute_v" USING btree ("updated_at");
  CREATE INDEX "_videos_beaute_v_latest_idx" ON "_videos_beaute_v" USING btree ("latest");
  CREATE UNIQUE INDEX "categories_beaute_slug_idx" ON "categories_beaute" USING btree ("slug");
  CREATE INDEX "categories_beaute_updated_at_idx" ON "categories_beaute" USING btree ("updated_at");
  CREATE INDEX "categories_beaute_created_at_idx" ON "categories_beaute" USING btree ("created_at");
  CREATE INDEX "categories_beaute_deleted_at_idx" ON "categories_beaute" USING btree ("deleted_at");
  CREATE INDEX "categories_beaute_texts_order_parent" ON "categories_beaute_texts" USING btree ("order","parent_id");
  CREATE INDEX "destinations_conseils_order_idx" ON "destinations_conseils" USING btree ("_order");
  CREATE INDEX "destinations_conseils_parent_id_idx" ON "destinations_conseils" USING btree ("_parent_id");
  CREATE INDEX "destinations__order_idx" ON "destinations" USING btree ("_order");
  CREATE INDEX "destinations_image_idx" ON "destinations" USING btree ("image_id");
  CREATE UNIQUE INDEX "destinations_slug_idx" ON "destinations" USING btree ("slug");
  CREATE INDEX "destinations_updated_at_idx" ON "destinations" USING btree ("updated_at");
  CREATE INDEX "destinations_created_at_idx" ON "destinations" USING btree ("created_at");
  CREATE INDEX "destinations_deleted_at_idx" ON "destinations" USING btree ("deleted_at");
  CREATE INDEX "destinations__status_idx" ON "destinations" USING btree ("_status");
  CREATE INDEX "destinations_texts_order_parent" ON "destinations_texts" USING btree ("order","parent_id");
  CREATE INDEX "_destinations_v_version_conseils_order_idx" ON "_destinations_v_version_conseils" USING btree ("_order");
  CREATE INDEX "_destinations_v_version_conseils_parent_id_idx" ON "_destinations_v_version_conseils" USING btree ("_parent_id");
  CREATE INDEX "_destinations_v_parent_idx" ON "_destinations_v" USING btree ("parent_id");
  CREATE INDEX "_destinations_v_version_version__order_idx" ON "_destinations_v" USING btree ("version__order");
  CREATE INDEX "_destinations_v_version_version_image_idx" ON "_destinations_v" USING btree ("version_image_id");
  CREATE INDEX "_destinations_v_version_version_slug_idx" ON "_destinations_v" USING btree ("version_slug");
  CREATE INDEX "_destinations_v_version_version_updated_at_idx" ON "_destinations_v" USING btree ("version_updated_at");
  CREATE INDEX "_destinations_v_version_version_created_at_idx" ON "_destinations_v" USING btree ("version_created_at");
  CREATE INDEX "_destinations_v_version_version_deleted_at_idx" ON "_destinations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_destinations_v_version_version__status_idx" ON "_destinations_v" USING btree ("version__status");
  CREATE INDEX "_destinations_v_created_at_idx" ON "_destinations_v" USING btree ("created_at");
  CREATE INDEX "_destinations_v_updated_at_idx" ON "_destinations_v" USING btree ("updated_at");
  CREATE INDEX "_destinations_v_latest_idx" ON "_destinations_v" USING btree ("latest");
  CREATE INDEX "_destinations_v_texts_order_parent" ON "_destinations_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "maisons__order_idx" ON "maisons" USING btree ("_order");
  CREATE INDEX "maisons_photo_principale_idx" ON "maisons" USING btree ("photo_principale_id");
  CREATE INDEX "maisons_plan_idx" ON "maisons" USING btree ("plan_id");
  CREATE INDEX "maisons_updated_at_idx" ON "maisons" USING btree ("updated_at");
  CREATE INDEX "maisons_created_at_idx" ON "maisons" USING btree ("created_at");
  CREATE INDEX "maisons_deleted_at_idx" ON "maisons" USING btree ("deleted_at");
  CREATE INDEX "maisons__status_idx" ON "maisons" USING btree ("_status");
  CREATE INDEX "maisons_rels_order_idx" ON "maisons_rels" USING btree ("order");
  CREATE INDEX "maisons_rels_parent_idx" ON "maisons_rels" USING btree ("parent_id");
  CREATE INDEX "maisons_rels_path_idx" ON "maisons_rels" USING btree ("path");
  CREATE INDEX "maisons_rels_uploads_id_idx" ON "maisons_rels" USING btree ("uploads_id");
  CREATE INDEX "_maisons_v_parent_idx" ON "_maisons_v" USING btree ("parent_id");
  CREATE INDEX "_maisons_v_version_version__order_idx" ON "_maisons_v" USING btree ("version__order");
  CREATE INDEX "_maisons_v_version_version_photo_principale_idx" ON "_maisons_v" USING btree ("version_photo_principale_id");
  CREATE INDEX "_maisons_v_version_version_plan_idx" ON "_maisons_v" USING btree ("version_plan_id");
  CREATE INDEX "_maisons_v_version_version_updated_at_idx" ON "_maisons_v" USING btree ("version_updated_at");
  CREATE INDEX "_maisons_v_version_version_created_at_idx" ON "_maisons_v" USING btree ("version_created_at");
  CREATE INDEX "_maisons_v_version_version_deleted_at_idx" ON "_maisons_v" USING btree ("version_deleted_at");
  CREATE INDEX "_maisons_v_version_version__status_idx" ON "_maisons_v" USING btree ("version__status");
  CREATE INDEX "_maisons_v_created_at_idx" ON "_maisons_v" USING btree ("created_at");
  CREATE INDEX "_maisons_v_updated_at_idx" ON "_maisons_v" USING btree ("updated_at");
  CREATE INDEX "_maisons_v_latest_idx" ON "_maisons_v" USING btree ("latest");
  CREATE INDEX "_maisons_v_rels_order_idx" ON "_maisons_v_rels" USING btree ("order");
  CREATE INDEX "_maisons_v_rels_parent_idx" ON "_maisons_v_rels" USING btree ("parent_id");
  CREATE INDEX "_maisons_v_rels_path_idx" ON "_maisons_v_rels" USING btree ("path");
  CREATE INDEX "_maisons_v_rels_uploads_id_idx" ON "_maisons_v_rels" USING btree ("uploads_id");
  CREATE INDEX "uploads_sizes_vignette_sizes_vignette_filename_idx" ON "uploads" USING btree ("sizes_vignette_filename");
  CREATE INDEX "uploads_updated_at_idx" ON "uploads" USING btree ("updated_at");
  CREATE INDEX "uploads_created_at_idx" ON "uploads" USING btree ("created_at");
  CREATE INDEX "uploads_deleted_at_idx" ON "uploads" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "uploads_filename_idx" ON "uploads" USING btree ("filename");
  CREATE INDEX "owners_sessions_order_idx" ON "owners_sessions" USING btree ("_order");
  CREATE INDEX "owners_sessions_parent_id_idx" ON "owners_sessions" USING btree ("_parent_id");
  CREATE INDEX "owners_updated_at_idx" ON "owners" USING btree ("updated_at");
  CREATE INDEX "owners_created_at_idx" ON "owners" USING btree ("created_at");
  CREATE UNIQUE INDEX "owners_username_idx" ON "owners" USING btree ("username");
  CREATE UNIQUE INDEX "day_area_page_idx" ON "contact_clicks" USING btree ("day","area","page");
  CREATE UNIQUE INDEX "account_links_token_hash_idx" ON "account_links" USING btree ("token_hash");
  CREATE INDEX "account_links_account_idx" ON "account_links" USING btree ("account_id");
  CREATE INDEX "account_links_creator_idx" ON "account_links" USING btree ("creator_id");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account_id");
  CREATE INDEX "journal_who_idx" ON "journal" USING btree ("who");
  CREATE INDEX "journal_kind_idx" ON "journal" USING btree ("kind");
  CREATE INDEX "journal_updated_at_idx" ON "journal" USING btree ("updated_at");
  CREATE INDEX "journal_created_at_idx" ON "journal" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_evenements_id_idx" ON "payload_locked_documents_rels" USING btree ("evenements_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("photos_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_formations_id_idx" ON "payload_locked_documents_rels" USING btree ("formations_id");
  CREATE INDEX "payload_locked_documents_rels_photos_beaute_id_idx" ON "payload_locked_documents_rels" USING btree ("photos_beaute_id");
  CREATE INDEX "payload_locked_documents_rels_videos_beaute_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_beaute_id");
  CREATE INDEX "payload_locked_documents_rels_categories_beaute_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_beaute_id");
  CREATE INDEX "payload_locked_documents_rels_destinations_id_idx" ON "payload_locked_documents_rels" USING btree ("destinations_id");
  CREATE INDEX "payload_locked_documents_rels_maisons_id_idx" ON "payload_locked_documents_rels" USING btree ("maisons_id");
  CREATE INDEX "payload_locked_documents_rels_uploads_id_idx" ON "payload_locked_documents_rels" USING btree ("uploads_id");
  CREATE INDEX "payload_locked_documents_rels_owners_id_idx" ON "payload_locked_documents_rels" USING btree ("owners_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_owners_id_idx" ON "payload_preferences_rels" USING btree ("owners_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "reglages_beauty_women_treatments_order_idx" ON "reglages_beauty_women_treatments" USING btree ("_order");
  CREATE INDEX "reglages_beauty_women_treatments_parent_id_idx" ON "reglages_beauty_women_treatments" USING btree ("_parent_id");
  CREATE INDEX "reglages_beauty_men_treatments_order_idx" ON "reglages_beauty_men_treatments" USING btree ("_order");
  CREATE INDEX "reglages_beauty_men_treatments_parent_id_idx" ON "reglages_beauty_men_treatments" USING btree ("_parent_id");
  CREATE INDEX "reglages_courses_steps_order_idx" ON "reglages_courses_steps" USING btree ("_order");
  CREATE INDEX "reglages_courses_steps_parent_id_idx" ON "reglages_courses_steps" USING btree ("_parent_id");
  CREATE INDEX "reglages_travel_faq_order_idx" ON "reglages_travel_faq" USING btree ("_order");
  CREATE INDEX "reglages_travel_faq_parent_id_idx" ON "reglages_travel_faq" USING btree ("_parent_id");
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
  CREATE INDEX "_reglages_v_version_beauty_women_treatments_order_idx" ON "_reglages_v_version_beauty_women_treatments" USING btree ("_order");
  CREATE INDEX "_reglages_v_version_beauty_women_treatments_parent_id_idx" ON "_reglages_v_version_beauty_women_treatments" USING btree ("_parent_id");
  CREATE INDEX "_reglages_v_version_beauty_men_treatments_order_idx" ON "_reglages_v_version_beauty_men_treatments" USING btree ("_order");
  CREATE INDEX "_reglages_v_version_beauty_men_treatments_parent_id_idx" ON "_reglages_v_version_beauty_men_treatments" USING btree ("_parent_id");
  CREATE INDEX "_reglages_v_version_courses_steps_order_idx" ON "_reglages_v_version_courses_steps" USING btree ("_order");
  CREATE INDEX "_reglages_v_version_courses_steps_parent_id_idx" ON "_reglages_v_version_courses_steps" USING btree ("_parent_id");
  CREATE INDEX "_reglages_v_version_travel_faq_order_idx" ON "_reglages_v_version_travel_faq" USING btree ("_order");
  CREATE INDEX "_reglages_v_version_travel_faq_parent_id_idx" ON "_reglages_v_version_travel_faq" USING btree ("_parent_id");
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
  CREATE INDEX "_reglages_v_version_pictures_version_pictures_card_imm_1_idx" ON "_reglages_v" USING btree ("version_pictures_card_immobilier_hover_id");
  CREATE INDEX "_reglages_v_created_at_idx" ON "_reglages_v" USING btree ("created_at");
  CREATE INDEX "_reglages_v_updated_at_idx" ON "_reglages_v" USING btree ("updated_at");
  CREATE INDEX "entete_accueil_video_idx" ON "entete_accueil" USING btree ("video_id");
  CREATE INDEX "entete_accueil_video_telephone_idx" ON "entete_accueil" USING btree ("video_telephone_id");
  CREATE INDEX "entete_beaute_video_idx" ON "entete_beaute" USING btree ("video_id");
  CREATE INDEX "entete_beaute_video_telephone_idx" ON "entete_beaute" USING btree ("video_telephone_id");
  CREATE INDEX "entete_voyage_video_idx" ON "entete_voyage" USING btree ("video_id");
  CREATE INDEX "entete_voyage_video_telephone_idx" ON "entete_voyage" USING btree ("video_telephone_id");
  CREATE INDEX "entete_immobilier_video_idx" ON "entete_immobilier" USING btree ("video_id");
  CREATE INDEX "entete_immobilier_video_telephone_idx" ON "entete_immobilier" USING btree ("video_telephone_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "evenements" CASCADE;
  DROP TABLE "evenements_texts" CASCADE;
  DROP TABLE "_evenements_v" CASCADE;
  DROP TABLE "_evenements_v_texts" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "_videos_v" CASCADE;
  DROP TABLE "photos" CASCADE;
  DROP TABLE "_photos_v" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_texts" CASCADE;
  DROP TABLE "formations_sessions" CASCADE;
  DROP TABLE "formations" CASCADE;
  DROP TABLE "formations_texts" CASCADE;
  DROP TABLE "_formations_v_version_sessions" CASCADE;
  DROP TABLE "_formations_v" CASCADE;
  DROP TABLE "_formations_v_texts" CASCADE;
  DROP TABLE "photos_beaute" CASCADE;
  DROP TABLE "_photos_beaute_v" CASCADE;
  DROP TABLE "videos_beaute" CASCADE;
  DROP TABLE "_videos_beaute_v" CASCADE;
  DROP TABLE "categories_beaute" CASCADE;
  DROP TABLE "categories_beaute_texts" CASCADE;
  DROP TABLE "destinations_conseils" CASCADE;
  DROP TABLE "destinations" CASCADE;
  DROP TABLE "destinations_texts" CASCADE;
  DROP TABLE "_destinations_v_version_conseils" CASCADE;
  DROP TABLE "_destinations_v" CASCADE;
  DROP TABLE "_destinations_v_texts" CASCADE;
  DROP TABLE "maisons" CASCADE;
  DROP TABLE "maisons_rels" CASCADE;
  DROP TABLE "_maisons_v" CASCADE;
  DROP TABLE "_maisons_v_rels" CASCADE;
  DROP TABLE "uploads" CASCADE;
  DROP TABLE "owners_sessions" CASCADE;
  DROP TABLE "owners" CASCADE;
  DROP TABLE "contact_clicks" CASCADE;
  DROP TABLE "account_links" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "journal" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "reglages_beauty_women_treatments" CASCADE;
  DROP TABLE "reglages_beauty_men_treatments" CASCADE;
  DROP TABLE "reglages_courses_steps" CASCADE;
  DROP TABLE "reglages_travel_faq" CASCADE;
  DROP TABLE "reglages" CASCADE;
  DROP TABLE "_reglages_v_version_beauty_women_treatments" CASCADE;
  DROP TABLE "_reglages_v_version_beauty_men_treatments" CASCADE;
  DROP TABLE "_reglages_v_version_courses_steps" CASCADE;
  DROP TABLE "_reglages_v_version_travel_faq" CASCADE;
  DROP TABLE "_reglages_v" CASCADE;
  DROP TABLE "entete_accueil" CASCADE;
  DROP TABLE "entete_beaute" CASCADE;
  DROP TABLE "entete_voyage" CASCADE;
  DROP TABLE "entete_immobilier" CASCADE;
  DROP TYPE "public"."enum_evenements_etat";
  DROP TYPE "public"."enum_evenements_status";
  DROP TYPE "public"."enum__evenements_v_version_etat";
  DROP TYPE "public"."enum__evenements_v_version_status";
  DROP TYPE "public"."enum_videos_status";
  DROP TYPE "public"."enum__videos_v_version_status";
  DROP TYPE "public"."enum_photos_status";
  DROP TYPE "public"."enum__photos_v_version_status";
  DROP TYPE "public"."enum_formations_status";
  DROP TYPE "public"."enum__formations_v_version_status";
  DROP TYPE "public"."enum_photos_beaute_status";
  DROP TYPE "public"."enum__photos_beaute_v_version_status";
  DROP TYPE "public"."enum_videos_beaute_status";
  DROP TYPE "public"."enum__videos_beaute_v_version_status";
  DROP TYPE "public"."enum_destinations_langue";
  DROP TYPE "public"."enum_destinations_status";
  DROP TYPE "public"."enum__destinations_v_version_langue";
  DROP TYPE "public"."enum__destinations_v_version_status";
  DROP TYPE "public"."enum_maisons_offre";
  DROP TYPE "public"."enum_maisons_conclusion";
  DROP TYPE "public"."enum_maisons_status";
  DROP TYPE "public"."enum__maisons_v_version_conclusion";
  DROP TYPE "public"."enum__maisons_v_version_status";
  DROP TYPE "public"."enum_owners_role";
  DROP TYPE "public"."enum_journal_kind";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_reglages_location_reply_time";
  DROP TYPE "public"."enum__reglages_v_version_location_reply_time";`)
}
