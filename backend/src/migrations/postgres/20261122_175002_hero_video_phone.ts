import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "entete_accueil" ADD COLUMN "video_telephone_id" integer;
  ALTER TABLE "entete_beaute" ADD COLUMN "video_telephone_id" integer;
  ALTER TABLE "entete_voyage" ADD COLUMN "video_telephone_id" integer;
  ALTER TABLE "entete_immobilier" ADD COLUMN "video_telephone_id" integer;
  ALTER TABLE "entete_accueil" ADD CONSTRAINT "entete_accueil_video_telephone_id_uploads_id_fk" FOREIGN KEY ("video_telephone_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entete_beaute" ADD CONSTRAINT "entete_beaute_video_telephone_id_uploads_id_fk" FOREIGN KEY ("video_telephone_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entete_voyage" ADD CONSTRAINT "entete_voyage_video_telephone_id_uploads_id_fk" FOREIGN KEY ("video_telephone_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entete_immobilier" ADD CONSTRAINT "entete_immobilier_video_telephone_id_uploads_id_fk" FOREIGN KEY ("video_telephone_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "entete_accueil_video_telephone_idx" ON "entete_accueil" USING btree ("video_telephone_id");
  CREATE INDEX "entete_beaute_video_telephone_idx" ON "entete_beaute" USING btree ("video_telephone_id");
  CREATE INDEX "entete_voyage_video_telephone_idx" ON "entete_voyage" USING btree ("video_telephone_id");
  CREATE INDEX "entete_immobilier_video_telephone_idx" ON "entete_immobilier" USING btree ("video_telephone_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "entete_accueil" DROP CONSTRAINT "entete_accueil_video_telephone_id_uploads_id_fk";
  
  ALTER TABLE "entete_beaute" DROP CONSTRAINT "entete_beaute_video_telephone_id_uploads_id_fk";
  
  ALTER TABLE "entete_voyage" DROP CONSTRAINT "entete_voyage_video_telephone_id_uploads_id_fk";
  
  ALTER TABLE "entete_immobilier" DROP CONSTRAINT "entete_immobilier_video_telephone_id_uploads_id_fk";
  
  DROP INDEX "entete_accueil_video_telephone_idx";
  DROP INDEX "entete_beaute_video_telephone_idx";
  DROP INDEX "entete_voyage_video_telephone_idx";
  DROP INDEX "entete_immobilier_video_telephone_idx";
  ALTER TABLE "entete_accueil" DROP COLUMN "video_telephone_id";
  ALTER TABLE "entete_beaute" DROP COLUMN "video_telephone_id";
  ALTER TABLE "entete_voyage" DROP COLUMN "video_telephone_id";
  ALTER TABLE "entete_immobilier" DROP COLUMN "video_telephone_id";`)
}
