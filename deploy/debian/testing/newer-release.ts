/** What the newer release says on /plan-du-site. */
export const newerSentence = 'Le site mis à jour'

const migration = `
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql\`CREATE TABLE newer (id integer)\`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql\`DROP TABLE newer\`)
}`

/** Commits, in the repository that the machine pulls from, another sentence, a migration and a changed unit. */
export const newerRelease = `
cd /srv/rayonne
sed -i 's/Le site d’un coup d’œil/${newerSentence}/' app/plan-du-site/copy.ts
sed -i 's/^TasksMax=.*/TasksMax=255/' deploy/systemd/rayonne-.service.d/10-hardening.conf
cd backend/src/migrations/sqlite
cat > newer.ts <<'END'${migration}
END
sed -i "1i import * as newer from './newer'
  s/^];/{ up: newer.up, down: newer.down, name: '20991231_235959_newer' }];/" index.ts
sed -i "s/name: '\\(.*\\)'$/name: '\\1',/; s/^  }$/  },/" index.ts
git add -A /srv/rayonne
git -c user.name=test -c user.email=test@example.org commit -qm newer
`

/** Whether the database has what the migration of the newer release makes, and what the unit says. */
export const newerState = `
node -p "new (require('node:sqlite').DatabaseSync)('/var/lib/rayonne/backend/contenus.db', { readOnly: true })
  .prepare(\\"SELECT count(*) AS tables FROM sqlite_master WHERE name = 'newer'\\").get().tables"
systemctl show -P TasksMax rayonne-site@3000
`
