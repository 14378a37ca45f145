import { restoreBackup } from './backup/restore.mjs'
import { run } from './backup/run.mjs'

/** npm run restore -- folder [--replace] */
await run({ replace: { type: 'boolean' } }, async (settings, folder, { replace = false }) => {
  if (!folder) throw new Error('name the backup: npm run restore -- folder [--replace]')
  const former = await restoreBackup(settings, folder, replace)
  console.log(`Restored: ${folder}`)
  if (former) console.log(`The former data are in ${former}`)
  console.log(
    'Start the backend now: it makes the smaller sizes of the pictures in the background.',
  )
  console.log('Restart the site too, or publish something: else it follows as its pages expire.')
})
