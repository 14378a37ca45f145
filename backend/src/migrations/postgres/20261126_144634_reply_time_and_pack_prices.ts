import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reglages_location_reply_time" AS ENUM('one_hour', 'two_hours', 'same_day', 'one_day', 'two_days');
  CREATE TYPE "public"."enum__reglages_v_version_location_reply_time" AS ENUM('one_hour', 'two_hours', 'same_day', 'one_day', 'two_days');
  ALTER TABLE "reglages" ADD COLUMN "location_reply_time" "enum_reglages_location_reply_time";
  ALTER TABLE "reglages" ADD COLUMN "travel_packs_etudes_price_from" numeric;
  ALTER TABLE "reglages" ADD COLUMN "travel_packs_travail_price_from" numeric;
  ALTER TABLE "reglages" ADD COLUMN "travel_packs_touristique_price_from" numeric;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_location_reply_time" "enum__reglages_v_version_location_reply_time";
  ALTER TABLE "_reglages_v" ADD COLUMN "version_travel_packs_etudes_price_from" numeric;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_travel_packs_travail_price_from" numeric;
  ALTER TABLE "_reglages_v" ADD COLUMN "version_travel_packs_touristique_price_from" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reglages" DROP COLUMN "location_reply_time";
  ALTER TABLE "reglages" DROP COLUMN "travel_packs_etudes_price_from";
  ALTER TABLE "reglages" DROP COLUMN "travel_packs_travail_price_from";
  ALTER TABLE "reglages" DROP COLUMN "travel_packs_touristique_price_from";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_location_reply_time";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_travel_packs_etudes_price_from";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_travel_packs_travail_price_from";
  ALTER TABLE "_reglages_v" DROP COLUMN "version_travel_packs_touristique_price_from";
  DROP TYPE "public"."enum_reglages_location_reply_time";
  DROP TYPE "public"."enum__reglages_v_version_location_reply_time";`)
}
