import { createLocalReq, getPayload } from 'payload'
import { randomPassword } from '../accounts/random-password'
import { proprietaire } from '../accounts/roles'
import { resetSecondStep } from '../accounts/second-factor'
import { mailsSent } from '../audit/record'
import { environment } from '../environment'
import config from '../payload.config'

/** npm run owner:password -w backend [-- name]; the name may be left out while there is one owner */
const password = environment.ownerPassword ?? randomPassword()

const payload = await getPayload({ config, disableOnInit: true })
const name = process.argv[2]?.toLowerCase()
const { docs: found } = await payload.find({
  collection: 'owners',
  where: name ? { username: { equals: name } } : { role: { equals: proprietaire } },
  pagination: false,
})
const [account] = found
if (account && found.length === 1) {
  // Signs the account out everywhere; its phone may be what is lost.
  await payload.update({ collection: 'owners', id: account.id, data: { password } })
  await resetSecondStep(await createLocalReq({}, payload), account)
  console.log(`New password of «${account.username}»: ${password}`)
  await mailsSent()
} else {
  const names = found.map(({ username }) => username).join(', ')
  console.error(name ? `There is no account «${name}».` : `Name one of the accounts: ${names}`)
}
await payload.destroy()
if (found.length !== 1) process.exit(1)
