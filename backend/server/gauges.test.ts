import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { captureMetrics } from '../../testing/captured-metrics'
import { writeManifest } from '../backup/manifest.mjs'
import { readGauges } from './gauges.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'gauges-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('says how much disk is free, how old the last backup is, and that there is none', async () => {
  const metrics = captureMetrics()
  const backupDir = path.join(folder, 'backups')
  const addresses = { publicUrl: 'http://127.0.0.1:3001', publicSiteUrl: undefined }
  readGauges({ dataDir: folder, backupDir, ...addresses }, () => Promise.resolve(true))
  const before = await metrics()
  expect(before).toMatch(/^backend_database_up 1$/m)
  expect(before).toMatch(/^backend_last_backup_timestamp_seconds 0$/m)
  expect(before).toMatch(/^backend_disk_free_bytes\{folder="data"\} [1-9]/m)
  expect(before).not.toContain('folder="backups"')
  const backup = path.join(backupDir, '2026-01-02T03-04-05.678Z')
  mkdirSync(backup, { recursive: true })
  const made = Date.now() / 1000
  await writeManifest(backup, { database: 'sqlite', rows: {} })
  const after = await metrics()
  expect(after).toMatch(/^backend_disk_free_bytes\{folder="backups"\} [1-9]/m)
  const [, at] = /^backend_last_backup_timestamp_seconds (\S+)$/m.exec(after) ?? []
  expect(Number(at)).toBeGreaterThan(made - 1)
})
