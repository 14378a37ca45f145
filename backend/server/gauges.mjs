import { statfs } from 'node:fs/promises'
import { readGauge } from '../../platform/metrics/record.mjs'
import { lastBackup } from '../backup/manifest.mjs'
import { certificateEnd } from './certificate-end.mjs'

/**
 * Says how Prometheus reads the gauges of the backend. What cannot be read is left out, or counts as 0.
 * @param {Pick<import('../environment/environment.mjs').Environment,
 *   'dataDir' | 'backupDir' | 'publicUrl' | 'publicSiteUrl'>} environment
 * @param {() => Promise<boolean>} databaseAnswers
 */
export function readGauges({ dataDir, backupDir, publicUrl, publicSiteUrl }, databaseAnswers) {
  readGauge('backend_database_up', async () => [[{}, (await databaseAnswers()) ? 1 : 0]])
  readGauge('backend_last_backup_timestamp_seconds', async () => {
    const date = await lastBackup(backupDir).catch(() => null)
    return [[{}, (date?.getTime() ?? 0) / 1000]]
  })
  readGauge('backend_disk_free_bytes', () =>
    readAll([freeBytes('data', dataDir), freeBytes('backups', backupDir)]),
  )
  readGauge('backend_certificate_expiry_timestamp_seconds', () =>
    readAll([publicSiteUrl, publicUrl].map(certificateEnd)),
  )
}

/** @param {Promise<[Record<string, string>, number][]>[]} values */
const readAll = async (values) => (await Promise.all(values)).flat()

/** @param {string} folder @param {string} path @returns {Promise<[{ folder: string }, number][]>} */
async function freeBytes(folder, path) {
  const disk = await statfs(path).catch(() => null)
  return disk ? [[{ folder }, disk.bavail * disk.bsize]] : []
}
