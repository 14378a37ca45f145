import { statfs } from 'node:fs/promises'
import { readGauge } from '../../lib/shared/metrics/record.mjs'
import { lastBackup } from '../backup/last-backup.mjs'
import { certificateDates } from './certificate-dates.mjs'

/**
 * Says how Prometheus reads the gauges of the backend. What cannot be read is left out, or counts as 0.
 * @param {import('../shared/settings.mjs').Settings} settings
 * @param {() => Promise<boolean>} databaseAnswers
 */
export function readGauges({ dataDir, backupDir, publicUrl, publicSiteUrl }, databaseAnswers) {
  readGauge('backend_database_up', async () => [[{}, (await databaseAnswers()) ? 1 : 0]])
  readGauge('backend_last_backup_timestamp_seconds', async () => {
    const date = await lastBackup(backupDir).catch(() => null)
    return [[{}, (date?.getTime() ?? 0) / 1000]]
  })
  readGauge('backend_disk_free_bytes', async () => {
    const folders = { data: dataDir, backups: backupDir }
    return (await Promise.all(Object.entries(folders).map(freeBytes))).flat()
  })
  readGauge(
    'backend_certificate_expiry_timestamp_seconds',
    certificateDates([publicSiteUrl, publicUrl]),
  )
}

/** @param {[string, string]} folder @returns {Promise<[{ folder: string }, number][]>} */
async function freeBytes([folder, path]) {
  try {
    const { bavail, bsize } = await statfs(path)
    return [[{ folder }, bavail * bsize]]
  } catch {
    return []
  }
}
