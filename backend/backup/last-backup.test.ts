import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { lastBackup, writeManifest } from './manifest.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'backups-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('is the newest one that is complete', async () => {
  expect(await lastBackup(path.join(folder, 'absent'))).toBeNull()
  expect(await lastBackup(folder)).toBeNull()
  const made = path.join(folder, '2026-01-02T03-04-05.678Z')
  mkdirSync(made)
  const before = Date.now()
  await writeManifest(made, { database: 'sqlite', rows: {} })
  mkdirSync(path.join(folder, '2026-02-02T03-04-05.678Z'))
  mkdirSync(path.join(folder, 'zzz'))
  const date = await lastBackup(folder)
  expect(date?.getTime()).toBeGreaterThanOrEqual(before - 1)
})

it('throws when the folder cannot be read', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  await expect(lastBackup(file)).rejects.toThrow()
})
