import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { getPayload } from 'payload'
import { readSettings } from '../../server/settings.mjs'
import config from '../payload.config'

/** npm run backup -w backend -- /a/new/folder */
const { dataDir, databaseUrl } = readSettings(process.env, process.cwd())
const target = process.argv[2] && path.resolve(process.env.INIT_CWD ?? '.', process.argv[2])
if (!target || existsSync(target)) {
  console.error(
    'Indiquez un dossier qui n’existe pas encore : npm run backup -w backend -- dossier',
  )
  process.exit(1)
}
mkdirSync(target, { recursive: true, mode: 0o700 })

if (databaseUrl) {
  console.log('La base est dans Postgres : sauvegardez-la avec pg_dump.')
} else {
  const payload = await getPayload({ config, disableOnInit: true })
  const file = path.join(target, 'contenus.db').replaceAll("'", "''")
  // A copy of the file could fall in the middle of a write; this cannot.
  await payload.db.execute({ drizzle: payload.db.drizzle, raw: `VACUUM INTO '${file}'` })
  await payload.destroy()
}
for (const name of ['uploads', 'secret']) {
  cpSync(path.join(dataDir, name), path.join(target, name), { recursive: true })
}
console.log(`Sauvegarde faite : ${target}`)
