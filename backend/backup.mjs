import path from 'node:path'
import { createBackup } from './backup/create.mjs'
import { backupName, pruneBackups } from './backup/prune.mjs'
import { run } from './backup/run.mjs'

const options = /** @type {const} */ ({
  keep: { type: 'string' },
  'without-media': { type: 'boolean' },
})

/** npm run backup -- [folder] [--without-media], or npm run backup -- --keep 14 [--without-media] */
await run(options, async (settings, folder, { keep, 'without-media': withoutMedia = false }) => {
  if (keep !== undefined && !/^[1-9]\d*$/.test(keep)) {
    throw new Error('--keep expects a number of backups, 1 at least.')
  }
  if (keep !== undefined && folder) {
    throw new Error('--keep deletes old backups in BACKUP_DIR: name no folder with it.')
  }
  if (withoutMedia && !settings.objectStore) {
    throw new Error('--without-media leaves out what is in a bucket: there is none (S3_BUCKET).')
  }
  const target = folder ?? path.join(settings.backupDir, backupName())
  const { files, rows } = await createBackup(settings, target, !withoutMedia)
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.log(`Backup done: ${target} (${Object.keys(files).length} files, ${total} rows)`)
  if (withoutMedia) {
    console.log(
      `The uploads are not in it: they are in the bucket ${settings.objectStore?.bucket}.`,
    )
  }
  if (keep === undefined) return
  for (const name of await pruneBackups(settings.backupDir, Number(keep), target)) {
    console.log(`Old backup deleted: ${name}`)
  }
})
