import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "photos" ADD COLUMN "credit" varchar;
  ALTER TABLE "_photos_v" ADD COLUMN "version_credit" varchar;
  ALTER TABLE "photos_beaute" ADD COLUMN "credit" varchar;
  ALTER TABLE "_photos_beaute_v" ADD COLUMN "version_credit" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "photos" DROP COLUMN "credit";
  ALTER TABLE "_photos_v" DROP COLUMN "version_credit";
  ALTER TABLE "photos_beaute" DROP COLUMN "credit";
  ALTER TABLE "_photos_beaute_v" DROP COLUMN "version_credit";`)
}
