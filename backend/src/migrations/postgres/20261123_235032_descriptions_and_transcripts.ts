import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" ADD COLUMN "transcription" varchar;
  ALTER TABLE "_videos_v" ADD COLUMN "version_transcription" varchar;
  ALTER TABLE "photos" ADD COLUMN "description" varchar;
  ALTER TABLE "_photos_v" ADD COLUMN "version_description" varchar;
  ALTER TABLE "photos_beaute" ADD COLUMN "description" varchar;
  ALTER TABLE "_photos_beaute_v" ADD COLUMN "version_description" varchar;
  ALTER TABLE "videos_beaute" ADD COLUMN "transcription" varchar;
  ALTER TABLE "_videos_beaute_v" ADD COLUMN "version_transcription" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" DROP COLUMN "transcription";
  ALTER TABLE "_videos_v" DROP COLUMN "version_transcription";
  ALTER TABLE "photos" DROP COLUMN "description";
  ALTER TABLE "_photos_v" DROP COLUMN "version_description";
  ALTER TABLE "photos_beaute" DROP COLUMN "description";
  ALTER TABLE "_photos_beaute_v" DROP COLUMN "version_description";
  ALTER TABLE "videos_beaute" DROP COLUMN "transcription";
  ALTER TABLE "_videos_beaute_v" DROP COLUMN "version_transcription";`)
}
