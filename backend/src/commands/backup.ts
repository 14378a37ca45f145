import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { getPayload } from 'payload'
import { readSettings } from '../../shared/settings.mjs'
import config from '../payload.config'

/** npm run backup -w backend -- /a/new/folder */
const { dataDir, databaseUrl } = readSettings(process.env, process.cwd())
const target = process.argv[2] && path.resolve(process.env.INIT_CWD ?? '.', process.argv[2])
if (!target || existsSync(target)) {
  console.error('Name a folder that does not exist yet: npm run backup -w backend -- folder')
  process.exit(1)
}
mkdirSync(target, { recursive: true, mode: 0o700 })

if (databaseUrl) {
  console.log('The database is in Postgres: back it up with pg_dump.')
} else {
  const payload = await getPayload({ config, disableOnInit: true })
  const file = path.join(target, 'contenus.db').replaceAll("'", "''")
  // Consistent while the backend writes, which a copy of the file is not.
  await payload.db.execute({ drizzle: payload.db.drizzle, raw: `VACUUM INTO '${file}'` })
  await payload.destroy()
}
for (const name of ['uploads', 'secret']) {
  cpSync(path.join(dataDir, name), path.join(target, name), { recursive: true })
}
console.log(`Backup done: ${target}`)
