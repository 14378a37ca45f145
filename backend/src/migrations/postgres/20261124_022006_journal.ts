import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_journal_kind" AS ENUM('coordonnees', 'reglages', 'compte', 'connexion', 'suppression');
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
  
  CREATE INDEX "journal_who_idx" ON "journal" USING btree ("who");
  CREATE INDEX "journal_kind_idx" ON "journal" USING btree ("kind");
  CREATE INDEX "journal_updated_at_idx" ON "journal" USING btree ("updated_at");
  CREATE INDEX "journal_created_at_idx" ON "journal" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "journal" CASCADE;
  DROP TYPE "public"."enum_journal_kind";`)
}
