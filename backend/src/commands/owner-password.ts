import { getPayload } from 'payload'
import { readSettings } from '../../shared/settings.mjs'
import { randomPassword } from '../accounts/random-password'
import config from '../payload.config'

/** npm run owner:password -w backend [-- name] */
const settings = readSettings(process.env, process.cwd())
const username = process.argv[2] ?? settings.ownerUsername
const password = settings.ownerPassword ?? randomPassword()

const payload = await getPayload({ config, disableOnInit: true })
const { docs } = await payload.update({
  collection: 'owners',
  where: { username: { equals: username } },
  // Signs the account out everywhere.
  data: { password, sessions: [] },
})
if (docs.length === 1) console.log(`New password of «${username}»: ${password}`)
else console.error(`There is no account «${username}».`)
await payload.destroy()
if (docs.length !== 1) process.exit(1)
