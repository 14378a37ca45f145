import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Whoever had an account before there were roles could do everything.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_owners_role" AS ENUM('proprietaire', 'redaction');
  ALTER TABLE "owners" ADD COLUMN "role" "enum_owners_role" DEFAULT 'redaction' NOT NULL;
  UPDATE "owners" SET "role" = 'proprietaire';
  ALTER TABLE "owners" DROP COLUMN "login_attempts";
  ALTER TABLE "owners" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "owners" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "owners" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "owners" DROP COLUMN "role";
  DROP TYPE "public"."enum_owners_role";`)
}
