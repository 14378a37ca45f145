import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" ADD COLUMN "description" varchar;
  ALTER TABLE "videos" ADD COLUMN "exemple" boolean;
  ALTER TABLE "_videos_v" ADD COLUMN "version_description" varchar;
  ALTER TABLE "_videos_v" ADD COLUMN "version_exemple" boolean;
  ALTER TABLE "formations" ADD COLUMN "presentation" varchar;
  ALTER TABLE "_formations_v" ADD COLUMN "version_presentation" varchar;
  ALTER TABLE "videos_beaute" ADD COLUMN "description" varchar;
  ALTER TABLE "videos_beaute" ADD COLUMN "exemple" boolean;
  ALTER TABLE "_videos_beaute_v" ADD COLUMN "version_description" varchar;
  ALTER TABLE "_videos_beaute_v" ADD COLUMN "version_exemple" boolean;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" DROP COLUMN "description";
  ALTER TABLE "videos" DROP COLUMN "exemple";
  ALTER TABLE "_videos_v" DROP COLUMN "version_description";
  ALTER TABLE "_videos_v" DROP COLUMN "version_exemple";
  ALTER TABLE "formations" DROP COLUMN "presentation";
  ALTER TABLE "_formations_v" DROP COLUMN "version_presentation";
  ALTER TABLE "videos_beaute" DROP COLUMN "description";
  ALTER TABLE "videos_beaute" DROP COLUMN "exemple";
  ALTER TABLE "_videos_beaute_v" DROP COLUMN "version_description";
  ALTER TABLE "_videos_beaute_v" DROP COLUMN "version_exemple";`)
}
