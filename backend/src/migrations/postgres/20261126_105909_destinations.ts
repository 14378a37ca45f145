import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_destinations_langue" AS ENUM('en', 'de', 'ar', 'es', 'it', 'nl', 'pt', 'tr', 'zh');
  CREATE TYPE "public"."enum_destinations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__destinations_v_version_langue" AS ENUM('en', 'de', 'ar', 'es', 'it', 'nl', 'pt', 'tr', 'zh');
  CREATE TYPE "public"."enum__destinations_v_version_status" AS ENUM('draft', 'published');
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "destinations_id" integer;
  ALTER TABLE "destinations_conseils" ADD CONSTRAINT "destinations_conseils_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "destinations" ADD CONSTRAINT "destinations_image_id_uploads_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "destinations_texts" ADD CONSTRAINT "destinations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_destinations_v_version_conseils" ADD CONSTRAINT "_destinations_v_version_conseils_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_destinations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_destinations_v" ADD CONSTRAINT "_destinations_v_parent_id_destinations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_destinations_v" ADD CONSTRAINT "_destinations_v_version_image_id_uploads_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_destinations_v_texts" ADD CONSTRAINT "_destinations_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_destinations_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_destinations_id_idx" ON "payload_locked_documents_rels" USING btree ("destinations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "destinations_conseils" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "destinations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "destinations_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_destinations_v_version_conseils" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_destinations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_destinations_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "destinations_conseils" CASCADE;
  DROP TABLE "destinations" CASCADE;
  DROP TABLE "destinations_texts" CASCADE;
  DROP TABLE "_destinations_v_version_conseils" CASCADE;
  DROP TABLE "_destinations_v" CASCADE;
  DROP TABLE "_destinations_v_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_destinations_fk";
  
  DROP INDEX "payload_locked_documents_rels_destinations_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "destinations_id";
  DROP TYPE "public"."enum_destinations_langue";
  DROP TYPE "public"."enum_destinations_status";
  DROP TYPE "public"."enum__destinations_v_version_langue";
  DROP TYPE "public"."enum__destinations_v_version_status";`)
}
