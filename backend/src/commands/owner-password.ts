import { getPayload } from 'payload'
import { readSettings } from '../../server/settings.mjs'
import { randomPassword } from '../owner/random-password'
import config from '../payload.config'

/** npm run owner:password -w backend [-- nom] */
const settings = readSettings(process.env, process.cwd())
const username = process.argv[2] ?? settings.ownerUsername
const password = settings.ownerPassword ?? randomPassword()

const payload = await getPayload({ config, disableOnInit: true })
const { docs } = await payload.update({
  collection: 'owners',
  where: { username: { equals: username } },
  // Whoever knew the former password is signed out, and a lock-out ends.
  data: { password, sessions: [], loginAttempts: 0, lockUntil: null },
})
if (docs.length === 1) console.log(`Nouveau mot de passe de « ${username} » : ${password}`)
else console.error(`Aucun compte ne s’appelle « ${username} ».`)
await payload.destroy()
if (docs.length !== 1) process.exit(1)
