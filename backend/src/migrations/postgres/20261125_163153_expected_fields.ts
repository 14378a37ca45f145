import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "formations_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"places_restantes" numeric,
  	"lieu" varchar
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
  
  ALTER TABLE "evenements" ADD COLUMN "modifie_par" varchar;
  ALTER TABLE "_evenements_v" ADD COLUMN "version_modifie_par" varchar;
  ALTER TABLE "videos" ADD COLUMN "modifie_par" varchar;
  ALTER TABLE "_videos_v" ADD COLUMN "version_modifie_par" varchar;
  ALTER TABLE "photos" ADD COLUMN "modifie_par" varchar;
  ALTER TABLE "_photos_v" ADD COLUMN "version_modifie_par" varchar;
  ALTER TABLE "formations" ADD COLUMN "modifie_par" varchar;
  ALTER TABLE "_formations_v" ADD COLUMN "version_modifie_par" varchar;
  ALTER TABLE "photos_beaute" ADD COLUMN "modifie_par" varchar;
  ALTER TABLE "_photos_beaute_v" ADD COLUMN "version_modifie_par" varchar;
  ALTER TABLE "videos_beaute" ADD COLUMN "modifie_par" varchar;
  ALTER TABLE "_videos_beaute_v" ADD COLUMN "version_modifie_par" varchar;
  ALTER TABLE "maisons" ADD COLUMN "plan_id" integer;
  ALTER TABLE "maisons" ADD COLUMN "modifie_par" varchar;
  ALTER TABLE "_maisons_v" ADD COLUMN "version_plan_id" integer;
  ALTER TABLE "_maisons_v" ADD COLUMN "version_modifie_par" varchar;
  ALTER TABLE "reglages" ADD COLUMN "socials_photo_site" varchar;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_socials_photo_site" varchar;
  ALTER TABLE "formations_sessions" ADD CONSTRAINT "formations_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."formations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_formations_v_version_sessions" ADD CONSTRAINT "_formations_v_version_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_formations_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "formations_sessions_order_idx" ON "formations_sessions" USING btree ("_order");
  CREATE INDEX "formations_sessions_parent_id_idx" ON "formations_sessions" USING btree ("_parent_id");
  CREATE INDEX "_formations_v_version_sessions_order_idx" ON "_formations_v_version_sessions" USING btree ("_order");
  CREATE INDEX "_formations_v_version_sessions_parent_id_idx" ON "_formations_v_version_sessions" USING btree ("_parent_id");
  ALTER TABLE "maisons" ADD CONSTRAINT "maisons_plan_id_uploads_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_maisons_v" ADD CONSTRAINT "_maisons_v_version_plan_id_uploads_id_fk" FOREIGN KEY ("version_plan_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "maisons_plan_idx" ON "maisons" USING btree ("plan_id");
  CREATE INDEX "_maisons_v_version_version_plan_idx" ON "_maisons_v" USING btree ("version_plan_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "formations_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_formations_v_version_sessions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "formations_sessions" CASCADE;
  DROP TABLE "_formations_v_version_sessions" CASCADE;
  ALTER TABLE "maisons" DROP CONSTRAINT "maisons_plan_id_uploads_id_fk";
  
  ALTER TABLE "_maisons_v" DROP CONSTRAINT "_maisons_v_version_plan_id_uploads_id_fk";
  
  DROP INDEX "maisons_plan_idx";
  DROP INDEX "_maisons_v_version_version_plan_idx";
  ALTER TABLE "evenements" DROP COLUMN "modifie_par";
  ALTER TABLE "_evenements_v" DROP COLUMN "version_modifie_par";
  ALTER TABLE "videos" DROP COLUMN "modifie_par";
  ALTER TABLE "_videos_v" DROP COLUMN "version_modifie_par";
  ALTER TABLE "photos" DROP COLUMN "modifie_par";
  ALTER TABLE "_photos_v" DROP COLUMN "version_modifie_par";
  ALTER TABLE "formations" DROP COLUMN "modifie_par";
  ALTER TABLE "_formations_v" DROP COLUMN "version_modifie_par";
  ALTER TABLE "photos_beaute" DROP COLUMN "modifie_par";
  ALTER TABLE "_photos_beaute_v" DROP COLUMN "version_modifie_par";
  ALTER TABLE "videos_beaute" DROP COLUMN "modifie_par";
  ALTER TABLE "_videos_beaute_v" DROP COLUMN "version_modifie_par";
  ALTER TABLE "maisons" DROP COLUMN "plan_id";
  ALTER TABLE "maisons" DROP COLUMN "modifie_par";
  ALTER TABLE "_maisons_v" DROP COLUMN "version_plan_id";
  ALTER TABLE "_maisons_v" DROP COLUMN "version_modifie_par";
  ALTER TABLE "reglages" DROP COLUMN "socials_photo_site";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_socials_photo_site";`)
}
