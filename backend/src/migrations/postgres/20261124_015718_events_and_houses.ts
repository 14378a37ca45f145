import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_evenements_etat" AS ENUM('annule', 'reporte');
  CREATE TYPE "public"."enum__evenements_v_version_etat" AS ENUM('annule', 'reporte');
  ALTER TABLE "evenements" ADD COLUMN "tarif" varchar;
  ALTER TABLE "evenements" ADD COLUMN "billets" varchar;
  ALTER TABLE "evenements" ADD COLUMN "etat" "enum_evenements_etat";
  ALTER TABLE "_evenements_v" ADD COLUMN "version_tarif" varchar;
  ALTER TABLE "_evenements_v" ADD COLUMN "version_billets" varchar;
  ALTER TABLE "_evenements_v" ADD COLUMN "version_etat" "enum__evenements_v_version_etat";
  ALTER TABLE "videos" ADD COLUMN "duree" varchar;
  ALTER TABLE "_videos_v" ADD COLUMN "version_duree" varchar;
  ALTER TABLE "videos_beaute" ADD COLUMN "duree" varchar;
  ALTER TABLE "_videos_beaute_v" ADD COLUMN "version_duree" varchar;
  ALTER TABLE "maisons" ADD COLUMN "description" varchar;
  ALTER TABLE "maisons" ADD COLUMN "surface" numeric;
  ALTER TABLE "maisons" ADD COLUMN "titre_foncier" varchar;
  ALTER TABLE "maisons" ADD COLUMN "reference" varchar;
  ALTER TABLE "_maisons_v" ADD COLUMN "version_description" varchar;
  ALTER TABLE "_maisons_v" ADD COLUMN "version_surface" numeric;
  ALTER TABLE "_maisons_v" ADD COLUMN "version_titre_foncier" varchar;
  ALTER TABLE "_maisons_v" ADD COLUMN "version_reference" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "evenements" DROP COLUMN "tarif";
  ALTER TABLE "evenements" DROP COLUMN "billets";
  ALTER TABLE "evenements" DROP COLUMN "etat";
  ALTER TABLE "_evenements_v" DROP COLUMN "version_tarif";
  ALTER TABLE "_evenements_v" DROP COLUMN "version_billets";
  ALTER TABLE "_evenements_v" DROP COLUMN "version_etat";
  ALTER TABLE "videos" DROP COLUMN "duree";
  ALTER TABLE "_videos_v" DROP COLUMN "version_duree";
  ALTER TABLE "videos_beaute" DROP COLUMN "duree";
  ALTER TABLE "_videos_beaute_v" DROP COLUMN "version_duree";
  ALTER TABLE "maisons" DROP COLUMN "description";
  ALTER TABLE "maisons" DROP COLUMN "surface";
  ALTER TABLE "maisons" DROP COLUMN "titre_foncier";
  ALTER TABLE "maisons" DROP COLUMN "reference";
  ALTER TABLE "_maisons_v" DROP COLUMN "version_description";
  ALTER TABLE "_maisons_v" DROP COLUMN "version_surface";
  ALTER TABLE "_maisons_v" DROP COLUMN "version_titre_foncier";
  ALTER TABLE "_maisons_v" DROP COLUMN "version_reference";
  DROP TYPE "public"."enum_evenements_etat";
  DROP TYPE "public"."enum__evenements_v_version_etat";`)
}
