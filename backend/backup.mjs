import path from 'node:path'
import { backupName, createBackup, pruneBackups } from './backup/create.mjs'
import { run } from './backup/run.mjs'

/** npm run backup -- [folder], or npm run backup -- --keep 14 */
await run({ keep: { type: 'string' } }, async (settings, folder, { keep }) => {
  if (keep !== undefined && !/^[1-9]\d*$/.test(keep)) {
    throw new Error('--keep expects a number of backups, 1 at least.')
  }
  if (keep !== undefined && folder) {
    throw new Error('--keep deletes old backups in BACKUP_DIR: name no folder with it.')
  }
  const target = folder ?? path.join(settings.backupDir, backupName())
  const { files, rows } = await createBackup(settings, target)
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.log(`Backup done: ${target} (${Object.keys(files).length} files, ${total} rows)`)
  if (keep === undefined) return
  for (const name of await pruneBackups(settings.backupDir, Number(keep), target)) {
    console.log(`Old backup deleted: ${name}`)
  }
})
