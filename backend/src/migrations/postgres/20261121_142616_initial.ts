import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_evenements_status" AS ENUM('draft', 'published');
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
  CREATE TYPE "public"."enum_maisons_offre" AS ENUM('vente', 'louer');
  CREATE TYPE "public"."enum_maisons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__maisons_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "evenements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"date" timestamp(3) with time zone,
  	"time" varchar,
  	"poster_id" integer,
  	"description" varchar,
  	"live_url" varchar,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_evenements_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_evenements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_time" varchar,
  	"version_poster_id" integer,
  	"version_description" varchar,
  	"version_live_url" varchar,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__evenements_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"youtube_url" varchar,
  	"thumbnail_id" integer,
  	"category_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_youtube_url" varchar,
  	"version_thumbnail_id" integer,
  	"version_category_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_photos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_photos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "formations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"affiche_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_formations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_formations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_affiche_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__formations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "photos_beaute" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_photos_beaute_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_photos_beaute_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"category_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_videos_beaute_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_videos_beaute_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_youtube_url" varchar,
  	"version_thumbnail_id" integer,
  	"version_category_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "maisons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"titre" varchar,
  	"adresse" varchar,
  	"prix" numeric,
  	"chambres" numeric,
  	"douches" numeric,
  	"photo_principale_id" integer,
  	"status" "enum_maisons_offre",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"version_titre" varchar,
  	"version_adresse" varchar,
  	"version_prix" numeric,
  	"version_chambres" numeric,
  	"version_douches" numeric,
  	"version_photo_principale_id" integer,
  	"version_status" "enum_maisons_offre",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_vignette_url" varchar,
  	"sizes_vignette_width" numeric,
  	"sizes_vignette_height" numeric,
  	"sizes_vignette_mime_type" varchar,
  	"sizes_vignette_filesize" numeric,
  	"sizes_vignette_filename" varchar
  );
  
  CREATE TABLE "owners_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "owners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  
  CREATE TABLE "entete_accueil" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"video_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "entete_beaute" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"video_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "entete_voyage" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"video_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "entete_immobilier" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"video_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "evenements" ADD CONSTRAINT "evenements_poster_id_uploads_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_evenements_v" ADD CONSTRAINT "_evenements_v_parent_id_evenements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."evenements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_evenements_v" ADD CONSTRAINT "_evenements_v_version_poster_id_uploads_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_thumbnail_id_uploads_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_thumbnail_id_uploads_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "photos" ADD CONSTRAINT "photos_image_id_uploads_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_photos_v" ADD CONSTRAINT "_photos_v_parent_id_photos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_photos_v" ADD CONSTRAINT "_photos_v_version_image_id_uploads_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "formations" ADD CONSTRAINT "formations_affiche_id_uploads_id_fk" FOREIGN KEY ("affiche_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_formations_v" ADD CONSTRAINT "_formations_v_parent_id_formations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."formations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_formations_v" ADD CONSTRAINT "_formations_v_version_affiche_id_uploads_id_fk" FOREIGN KEY ("version_affiche_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "photos_beaute" ADD CONSTRAINT "photos_beaute_image_id_uploads_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_photos_beaute_v" ADD CONSTRAINT "_photos_beaute_v_parent_id_photos_beaute_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."photos_beaute"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_photos_beaute_v" ADD CONSTRAINT "_photos_beaute_v_version_image_id_uploads_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_beaute" ADD CONSTRAINT "videos_beaute_thumbnail_id_uploads_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_beaute" ADD CONSTRAINT "videos_beaute_category_id_categories_beaute_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories_beaute"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_beaute_v" ADD CONSTRAINT "_videos_beaute_v_parent_id_videos_beaute_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos_beaute"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_beaute_v" ADD CONSTRAINT "_videos_beaute_v_version_thumbnail_id_uploads_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_beaute_v" ADD CONSTRAINT "_videos_beaute_v_version_category_id_categories_beaute_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories_beaute"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "maisons" ADD CONSTRAINT "maisons_photo_principale_id_uploads_id_fk" FOREIGN KEY ("photo_principale_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "maisons_rels" ADD CONSTRAINT "maisons_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."maisons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "maisons_rels" ADD CONSTRAINT "maisons_rels_uploads_fk" FOREIGN KEY ("uploads_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_maisons_v" ADD CONSTRAINT "_maisons_v_parent_id_maisons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."maisons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_maisons_v" ADD CONSTRAINT "_maisons_v_version_photo_principale_id_uploads_id_fk" FOREIGN KEY ("version_photo_principale_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_maisons_v_rels" ADD CONSTRAINT "_maisons_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_maisons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_maisons_v_rels" ADD CONSTRAINT "_maisons_v_rels_uploads_fk" FOREIGN KEY ("uploads_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "owners_sessions" ADD CONSTRAINT "owners_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_evenements_fk" FOREIGN KEY ("evenements_id") REFERENCES "public"."evenements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_photos_fk" FOREIGN KEY ("photos_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_formations_fk" FOREIGN KEY ("formations_id") REFERENCES "public"."formations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_photos_beaute_fk" FOREIGN KEY ("photos_beaute_id") REFERENCES "public"."photos_beaute"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_beaute_fk" FOREIGN KEY ("videos_beaute_id") REFERENCES "public"."videos_beaute"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_beaute_fk" FOREIGN KEY ("categories_beaute_id") REFERENCES "public"."categories_beaute"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_maisons_fk" FOREIGN KEY ("maisons_id") REFERENCES "public"."maisons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_uploads_fk" FOREIGN KEY ("uploads_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_owners_fk" FOREIGN KEY ("owners_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_owners_fk" FOREIGN KEY ("owners_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "entete_accueil" ADD CONSTRAINT "entete_accueil_video_id_uploads_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entete_beaute" ADD CONSTRAINT "entete_beaute_video_id_uploads_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entete_voyage" ADD CONSTRAINT "entete_voyage_video_id_uploads_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entete_immobilier" ADD CONSTRAINT "entete_immobilier_video_id_uploads_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "evenements_date_idx" ON "evenements" USING btree ("date");
  CREATE INDEX "evenements_poster_idx" ON "evenements" USING btree ("poster_id");
  CREATE UNIQUE INDEX "evenements_slug_idx" ON "evenements" USING btree ("slug");
  CREATE INDEX "evenements_updated_at_idx" ON "evenements" USING btree ("updated_at");
  CREATE INDEX "evenements_created_at_idx" ON "evenements" USING btree ("created_at");
  CREATE INDEX "evenements__status_idx" ON "evenements" USING btree ("_status");
  CREATE INDEX "_evenements_v_parent_idx" ON "_evenements_v" USING btree ("parent_id");
  CREATE INDEX "_evenements_v_version_version_date_idx" ON "_evenements_v" USING btree ("version_date");
  CREATE INDEX "_evenements_v_version_version_poster_idx" ON "_evenements_v" USING btree ("version_poster_id");
  CREATE INDEX "_evenements_v_version_version_slug_idx" ON "_evenements_v" USING btree ("version_slug");
  CREATE INDEX "_evenements_v_version_version_updated_at_idx" ON "_evenements_v" USING btree ("version_updated_at");
  CREATE INDEX "_evenements_v_version_version_created_at_idx" ON "_evenements_v" USING btree ("version_created_at");
  CREATE INDEX "_evenements_v_version_version__status_idx" ON "_evenements_v" USING btree ("version__status");
  CREATE INDEX "_evenements_v_created_at_idx" ON "_evenements_v" USING btree ("created_at");
  CREATE INDEX "_evenements_v_updated_at_idx" ON "_evenements_v" USING btree ("updated_at");
  CREATE INDEX "_evenements_v_latest_idx" ON "_evenements_v" USING btree ("latest");
  CREATE INDEX "videos_thumbnail_idx" ON "videos" USING btree ("thumbnail_id");
  CREATE INDEX "videos_category_idx" ON "videos" USING btree ("category_id");
  CREATE INDEX "videos_published_at_idx" ON "videos" USING btree ("published_at");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "videos__status_idx" ON "videos" USING btree ("_status");
  CREATE INDEX "_videos_v_parent_idx" ON "_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version_thumbnail_idx" ON "_videos_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_videos_v_version_version_category_idx" ON "_videos_v" USING btree ("version_category_id");
  CREATE INDEX "_videos_v_version_version_published_at_idx" ON "_videos_v" USING btree ("version_published_at");
  CREATE INDEX "_videos_v_version_version_updated_at_idx" ON "_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_v_version_version_created_at_idx" ON "_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_v_version_version__status_idx" ON "_videos_v" USING btree ("version__status");
  CREATE INDEX "_videos_v_created_at_idx" ON "_videos_v" USING btree ("created_at");
  CREATE INDEX "_videos_v_updated_at_idx" ON "_videos_v" USING btree ("updated_at");
  CREATE INDEX "_videos_v_latest_idx" ON "_videos_v" USING btree ("latest");
  CREATE INDEX "photos_image_idx" ON "photos" USING btree ("image_id");
  CREATE INDEX "photos_updated_at_idx" ON "photos" USING btree ("updated_at");
  CREATE INDEX "photos_created_at_idx" ON "photos" USING btree ("created_at");
  CREATE INDEX "photos__status_idx" ON "photos" USING btree ("_status");
  CREATE INDEX "_photos_v_parent_idx" ON "_photos_v" USING btree ("parent_id");
  CREATE INDEX "_photos_v_version_version_image_idx" ON "_photos_v" USING btree ("version_image_id");
  CREATE INDEX "_photos_v_version_version_updated_at_idx" ON "_photos_v" USING btree ("version_updated_at");
  CREATE INDEX "_photos_v_version_version_created_at_idx" ON "_photos_v" USING btree ("version_created_at");
  CREATE INDEX "_photos_v_version_version__status_idx" ON "_photos_v" USING btree ("version__status");
  CREATE INDEX "_photos_v_created_at_idx" ON "_photos_v" USING btree ("created_at");
  CREATE INDEX "_photos_v_updated_at_idx" ON "_photos_v" USING btree ("updated_at");
  CREATE INDEX "_photos_v_latest_idx" ON "_photos_v" USING btree ("latest");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "formations_affiche_idx" ON "formations" USING btree ("affiche_id");
  CREATE UNIQUE INDEX "formations_slug_idx" ON "formations" USING btree ("slug");
  CREATE INDEX "formations_updated_at_idx" ON "formations" USING btree ("updated_at");
  CREATE INDEX "formations_created_at_idx" ON "formations" USING btree ("created_at");
  CREATE INDEX "formations__status_idx" ON "formations" USING btree ("_status");
  CREATE INDEX "_formations_v_parent_idx" ON "_formations_v" USING btree ("parent_id");
  CREATE INDEX "_formations_v_version_version_affiche_idx" ON "_formations_v" USING btree ("version_affiche_id");
  CREATE INDEX "_formations_v_version_version_slug_idx" ON "_formations_v" USING btree ("version_slug");
  CREATE INDEX "_formations_v_version_version_updated_at_idx" ON "_formations_v" USING btree ("version_updated_at");
  CREATE INDEX "_formations_v_version_version_created_at_idx" ON "_formations_v" USING btree ("version_created_at");
  CREATE INDEX "_formations_v_version_version__status_idx" ON "_formations_v" USING btree ("version__status");
  CREATE INDEX "_formations_v_created_at_idx" ON "_formations_v" USING btree ("created_at");
  CREATE INDEX "_formations_v_updated_at_idx" ON "_formations_v" USING btree ("updated_at");
  CREATE INDEX "_formations_v_latest_idx" ON "_formations_v" USING btree ("latest");
  CREATE INDEX "photos_beaute_image_idx" ON "photos_beaute" USING btree ("image_id");
  CREATE INDEX "photos_beaute_updated_at_idx" ON "photos_beaute" USING btree ("updated_at");
  CREATE INDEX "photos_beaute_created_at_idx" ON "photos_beaute" USING btree ("created_at");
  CREATE INDEX "photos_beaute__status_idx" ON "photos_beaute" USING btree ("_status");
  CREATE INDEX "_photos_beaute_v_parent_idx" ON "_photos_beaute_v" USING btree ("parent_id");
  CREATE INDEX "_photos_beaute_v_version_version_image_idx" ON "_photos_beaute_v" USING btree ("version_image_id");
  CREATE INDEX "_photos_beaute_v_version_version_updated_at_idx" ON "_photos_beaute_v" USING btree ("version_updated_at");
  CREATE INDEX "_photos_beaute_v_version_version_created_at_idx" ON "_photos_beaute_v" USING btree ("version_created_at");
  CREATE INDEX "_photos_beaute_v_version_version__status_idx" ON "_photos_beaute_v" USING btree ("version__status");
  CREATE INDEX "_photos_beaute_v_created_at_idx" ON "_photos_beaute_v" USING btree ("created_at");
  CREATE INDEX "_photos_beaute_v_updated_at_idx" ON "_photos_beaute_v" USING btree ("updated_at");
  CREATE INDEX "_photos_beaute_v_latest_idx" ON "_photos_beaute_v" USING btree ("latest");
  CREATE INDEX "videos_beaute_thumbnail_idx" ON "videos_beaute" USING btree ("thumbnail_id");
  CREATE INDEX "videos_beaute_category_idx" ON "videos_beaute" USING btree ("category_id");
  CREATE INDEX "videos_beaute_published_at_idx" ON "videos_beaute" USING btree ("published_at");
  CREATE INDEX "videos_beaute_updated_at_idx" ON "videos_beaute" USING btree ("updated_at");
  CREATE INDEX "videos_beaute_created_at_idx" ON "videos_beaute" USING btree ("created_at");
  CREATE INDEX "videos_beaute__status_idx" ON "videos_beaute" USING btree ("_status");
  CREATE INDEX "_videos_beaute_v_parent_idx" ON "_videos_beaute_v" USING btree ("parent_id");
  CREATE INDEX "_videos_beaute_v_version_version_thumbnail_idx" ON "_videos_beaute_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_videos_beaute_v_version_version_category_idx" ON "_videos_beaute_v" USING btree ("version_category_id");
  CREATE INDEX "_videos_beaute_v_version_version_published_at_idx" ON "_videos_beaute_v" USING btree ("version_published_at");
  CREATE INDEX "_videos_beaute_v_version_version_updated_at_idx" ON "_videos_beaute_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_beaute_v_version_version_created_at_idx" ON "_videos_beaute_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_beaute_v_version_version__status_idx" ON "_videos_beaute_v" USING btree ("version__status");
  CREATE INDEX "_videos_beaute_v_created_at_idx" ON "_videos_beaute_v" USING btree ("created_at");
  CREATE INDEX "_videos_beaute_v_updated_at_idx" ON "_videos_beaute_v" USING btree ("updated_at");
  CREATE INDEX "_videos_beaute_v_latest_idx" ON "_videos_beaute_v" USING btree ("latest");
  CREATE UNIQUE INDEX "categories_beaute_slug_idx" ON "categories_beaute" USING btree ("slug");
  CREATE INDEX "categories_beaute_updated_at_idx" ON "categories_beaute" USING btree ("updated_at");
  CREATE INDEX "categories_beaute_created_at_idx" ON "categories_beaute" USING btree ("created_at");
  CREATE INDEX "maisons_photo_principale_idx" ON "maisons" USING btree ("photo_principale_id");
  CREATE INDEX "maisons_updated_at_idx" ON "maisons" USING btree ("updated_at");
  CREATE INDEX "maisons_created_at_idx" ON "maisons" USING btree ("created_at");
  CREATE INDEX "maisons__status_idx" ON "maisons" USING btree ("_status");
  CREATE INDEX "maisons_rels_order_idx" ON "maisons_rels" USING btree ("order");
  CREATE INDEX "maisons_rels_parent_idx" ON "maisons_rels" USING btree ("parent_id");
  CREATE INDEX "maisons_rels_path_idx" ON "maisons_rels" USING btree ("path");
  CREATE INDEX "maisons_rels_uploads_id_idx" ON "maisons_rels" USING btree ("uploads_id");
  CREATE INDEX "_maisons_v_parent_idx" ON "_maisons_v" USING btree ("parent_id");
  CREATE INDEX "_maisons_v_version_version_photo_principale_idx" ON "_maisons_v" USING btree ("version_photo_principale_id");
  CREATE INDEX "_maisons_v_version_version_updated_at_idx" ON "_maisons_v" USING btree ("version_updated_at");
  CREATE INDEX "_maisons_v_version_version_created_at_idx" ON "_maisons_v" USING btree ("version_created_at");
  CREATE INDEX "_maisons_v_version_version__status_idx" ON "_maisons_v" USING btree ("version__status");
  CREATE INDEX "_maisons_v_created_at_idx" ON "_maisons_v" USING btree ("created_at");
  CREATE INDEX "_maisons_v_updated_at_idx" ON "_maisons_v" USING btree ("updated_at");
  CREATE INDEX "_maisons_v_latest_idx" ON "_maisons_v" USING btree ("latest");
  CREATE INDEX "_maisons_v_rels_order_idx" ON "_maisons_v_rels" USING btree ("order");
  CREATE INDEX "_maisons_v_rels_parent_idx" ON "_maisons_v_rels" USING btree ("parent_id");
  CREATE INDEX "_maisons_v_rels_path_idx" ON "_maisons_v_rels" USING btree ("path");
  CREATE INDEX "_maisons_v_rels_uploads_id_idx" ON "_maisons_v_rels" USING btree ("uploads_id");
  CREATE INDEX "uploads_updated_at_idx" ON "uploads" USING btree ("updated_at");
  CREATE INDEX "uploads_created_at_idx" ON "uploads" USING btree ("created_at");
  CREATE UNIQUE INDEX "uploads_filename_idx" ON "uploads" USING btree ("filename");
  CREATE INDEX "uploads_sizes_vignette_sizes_vignette_filename_idx" ON "uploads" USING btree ("sizes_vignette_filename");
  CREATE INDEX "owners_sessions_order_idx" ON "owners_sessions" USING btree ("_order");
  CREATE INDEX "owners_sessions_parent_id_idx" ON "owners_sessions" USING btree ("_parent_id");
  CREATE INDEX "owners_updated_at_idx" ON "owners" USING btree ("updated_at");
  CREATE INDEX "owners_created_at_idx" ON "owners" USING btree ("created_at");
  CREATE UNIQUE INDEX "owners_username_idx" ON "owners" USING btree ("username");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
  CREATE INDEX "entete_accueil_video_idx" ON "entete_accueil" USING btree ("video_id");
  CREATE INDEX "entete_beaute_video_idx" ON "entete_beaute" USING btree ("video_id");
  CREATE INDEX "entete_voyage_video_idx" ON "entete_voyage" USING btree ("video_id");
  CREATE INDEX "entete_immobilier_video_idx" ON "entete_immobilier" USING btree ("video_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "evenements" CASCADE;
  DROP TABLE "_evenements_v" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "_videos_v" CASCADE;
  DROP TABLE "photos" CASCADE;
  DROP TABLE "_photos_v" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "formations" CASCADE;
  DROP TABLE "_formations_v" CASCADE;
  DROP TABLE "photos_beaute" CASCADE;
  DROP TABLE "_photos_beaute_v" CASCADE;
  DROP TABLE "videos_beaute" CASCADE;
  DROP TABLE "_videos_beaute_v" CASCADE;
  DROP TABLE "categories_beaute" CASCADE;
  DROP TABLE "maisons" CASCADE;
  DROP TABLE "maisons_rels" CASCADE;
  DROP TABLE "_maisons_v" CASCADE;
  DROP TABLE "_maisons_v_rels" CASCADE;
  DROP TABLE "uploads" CASCADE;
  DROP TABLE "owners_sessions" CASCADE;
  DROP TABLE "owners" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "entete_accueil" CASCADE;
  DROP TABLE "entete_beaute" CASCADE;
  DROP TABLE "entete_voyage" CASCADE;
  DROP TABLE "entete_immobilier" CASCADE;
  DROP TYPE "public"."enum_evenements_status";
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
  DROP TYPE "public"."enum_maisons_offre";
  DROP TYPE "public"."enum_maisons_status";
  DROP TYPE "public"."enum__maisons_v_version_status";`)
}
