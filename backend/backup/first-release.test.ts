import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '../../testing/ports'
import { readEnvironment } from '../environment/environment.mjs'
import { openSqlite } from '../testing/databases'
import { sql } from '../testing/sqlite'
import { restoreBackup } from './restore.mjs'

const release = path.resolve(import.meta.dirname, '../testing/former-release')
let folder: string
let settings: ReturnType<typeof readEnvironment>

const backup = () => path.join(folder, 'backup')
const inData = (name: string) => path.join(folder, 'data', name)

/** A backup as the first release made it: database, uploads and secret, without a manifest. */
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'first-release-'))
  const port = String(await freePort())
  settings = readEnvironment({ BACKEND_PORT: port, BACKEND_DATA_DIR: inData('') }, folder)
  cpSync(path.join(release, 'uploads'), path.join(backup(), 'uploads'), { recursive: true })
  await (await openSqlite()).runScript(release, backup())
  writeFileSync(path.join(backup(), 'secret'), 'secret')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('a backup of the first release is restored', async () => {
  await restoreBackup(settings, backup(), false)
  expect(readdirSync(inData('')).toSorted()).toEqual(['contenus.db', 'secret', 'uploads'])
  expect(await sql({ dataDir: inData('') }, 'SELECT count(*) AS accounts FROM owners')).toEqual([
    { accounts: 2 },
  ])
  for (const name of readdirSync(path.join(release, 'uploads'))) {
    const restored = readFileSync(inData(`uploads/${name}`))
    expect(restored.equals(readFileSync(path.join(release, 'uploads', name)))).toBe(true)
  }
})

it('one that lacks a file or a part of one, or whose database is damaged, is refused', async () => {
  const [name = ''] = readdirSync(path.join(backup(), 'uploads'))
  const file = path.join(backup(), 'uploads', name)
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.subarray(1))
  await expect(restoreBackup(settings, backup(), false)).rejects.toThrow(`damaged: uploads/${name}`)
  rmSync(file)
  await expect(restoreBackup(settings, backup(), false)).rejects.toThrow(`damaged: uploads/${name}`)
  writeFileSync(file, bytes)
  const database = path.join(backup(), 'contenus.db')
  writeFileSync(database, readFileSync(database).fill(7, 8192))
  await expect(restoreBackup(settings, backup(), false)).rejects.toThrow()
})

it('a folder of a later release without its manifest is no complete backup', async () => {
  const insert =
    "INSERT INTO payload_migrations (name, batch) VALUES ('20261124_021953_journal', 2)"
  await sql({ dataDir: backup() }, insert)
  await expect(restoreBackup(settings, backup(), false)).rejects.toThrow('no complete backup')
})
