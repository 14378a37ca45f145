import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freePort } from '../../testing/ports'
import { readEnvironment } from '../environment/environment.mjs'
import { sql } from '../testing/sqlite'
import { createBackup } from './create.mjs'
import { restoreBackup } from './restore.mjs'

let folder: string
let environment: ReturnType<typeof readEnvironment>

const dataDir = () => path.join(folder, 'data')
const backup = () => path.join(folder, 'backup')
const inData = (name: string) => path.join(dataDir(), name)
const titles = async () =>
  (await sql({ dataDir: dataDir() }, 'SELECT title FROM photos')).map(({ title }) => title)

/** Data as a backend would leave them, and a backup of them. */
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'restore-'))
  const port = String(await freePort())
  environment = readEnvironment({ BACKEND_PORT: port, BACKEND_DATA_DIR: dataDir() }, folder)
  mkdirSync(inData('uploads'), { recursive: true })
  writeFileSync(inData('secret'), 'secret')
  writeFileSync(inData('uploads/une.jpg'), 'une photo')
  await sql({ dataDir: dataDir() }, 'CREATE TABLE photos (title text)')
  await sql({ dataDir: dataDir() }, "INSERT INTO photos VALUES ('Une')")
  await createBackup(environment, backup())
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

it('brings back rows, files and the secret after all is lost', async () => {
  rmSync(dataDir(), { recursive: true })
  expect(await restoreBackup(environment, backup(), false)).toBeNull()
  expect(await titles()).toEqual(['Une'])
  expect(readFileSync(inData('uploads/une.jpg'), 'utf8')).toBe('une photo')
  expect(readFileSync(inData('secret'), 'utf8')).toBe('secret')
  expect(readdirSync(dataDir()).toSorted()).toEqual(['contenus.db', 'secret', 'uploads'])
})

it('replaces data only when told, and keeps the former ones aside', async () => {
  await sql({ dataDir: dataDir() }, "UPDATE photos SET title = 'Autre'")
  writeFileSync(inData('uploads/autre.jpg'), 'une autre')
  await expect(restoreBackup(environment, backup(), false)).rejects.toThrow('--replace')
  expect(await titles()).toEqual(['Autre'])
  const former = await restoreBackup(environment, backup(), true)
  expect(await titles()).toEqual(['Une'])
  expect(readdirSync(inData('uploads'))).toEqual(['une.jpg'])
  const kept = { dataDir: former ?? '' }
  expect(await sql(kept, 'SELECT title FROM photos')).toEqual([{ title: 'Autre' }])
  expect(readFileSync(path.join(kept.dataDir, 'uploads/autre.jpg'), 'utf8')).toBe('une autre')
})

it('leaves no copy of a migration, which the next start would put over the restored data', async () => {
  cpSync(inData('contenus.db'), inData('contenus.db.avant-migration'))
  rmSync(inData('contenus.db'))
  rmSync(inData('uploads'), { recursive: true })
  await expect(restoreBackup(environment, backup(), false)).rejects.toThrow('--replace')
  const former = await restoreBackup(environment, backup(), true)
  expect(readdirSync(dataDir())).not.toContain('contenus.db.avant-migration')
  expect(readdirSync(former ?? '')).toContain('contenus.db.avant-migration')
})

it('refuses what is damaged or incomplete, and names it', async () => {
  writeFileSync(path.join(backup(), 'uploads/une.jpg'), 'autre')
  await expect(restoreBackup(environment, backup(), true)).rejects.toThrow('une.jpg')
  rmSync(path.join(backup(), 'manifest.json'))
  await expect(restoreBackup(environment, backup(), true)).rejects.toThrow('no complete backup')
  expect(await titles()).toEqual(['Une'])
})

it('refuses a backup of before the baseline, which no start could migrate', async () => {
  const older = path.join(folder, 'older')
  const text = 'CREATE TABLE payload_migrations AS SELECT ? AS name'
  await sql({ dataDir: dataDir() }, text, ['20261121_142610_initial'])
  await createBackup(environment, older)
  await sql({ dataDir: dataDir() }, "UPDATE photos SET title = 'Autre'")
  await expect(restoreBackup(environment, older, true)).rejects.toThrow('c2042212')
  expect(await titles()).toEqual(['Autre'])
  expect(readdirSync(dataDir()).toSorted()).toEqual(['contenus.db', 'secret', 'uploads'])
})

it('refuses while a backend runs', async () => {
  const backend = createServer().listen(environment.port, environment.host)
  await expect(restoreBackup(environment, backup(), true)).rejects.toThrow('a backend is running')
  backend.close()
})

it('refuses while a process at another port has the database open', async () => {
  const program = 'fs.openSync(process.argv[1]); console.log("open"); setInterval(() => {}, 1000)'
  const backend = spawn(process.execPath, ['-e', program, inData('contenus.db')])
  await once(backend.stdout, 'data')
  await expect(restoreBackup(environment, backup(), true)).rejects.toThrow(
    'a backend is running on',
  )
  backend.kill()
  await once(backend, 'exit')
  expect(await restoreBackup(environment, backup(), true)).toContain('before-restore-')
})

it('leaves no copy where the former data cannot be kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') })
  mkdirSync(inData('before-restore-2026-01-01T00-00-00.000Z'))
  await expect(restoreBackup(environment, backup(), true)).rejects.toThrow('EEXIST')
  expect(readdirSync(dataDir())).not.toContain('restore.unfinished')
  expect(await titles()).toEqual(['Une'])
})
