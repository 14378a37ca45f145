import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer,
  	"secret" varchar NOT NULL,
  	"last_step" numeric NOT NULL
  );
  
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_owners_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "second_factors" CASCADE;`)
}
