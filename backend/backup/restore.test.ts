import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { backedUpData } from '../testing/backed-up-data'
import { sql } from '../testing/sqlite'
import { createBackup } from './create.mjs'
import { restoreBackup } from './restore.mjs'

const { its, dataDir, backup, inData, titles } = backedUpData()

afterEach(() => vi.useRealTimers())

it('brings back rows, files and the secret after all is lost', async () => {
  rmSync(dataDir(), { recursive: true })
  expect(await restoreBackup(its.environment, backup(), false)).toBeNull()
  expect(await titles()).toEqual(['Une'])
  expect(readFileSync(inData('uploads/une.jpg'), 'utf8')).toBe('une photo')
  expect(readFileSync(inData('secret'), 'utf8')).toBe('secret')
  expect(readdirSync(dataDir()).toSorted()).toEqual(['contenus.db', 'secret', 'uploads'])
})

it('replaces data only when told, and keeps the former ones aside', async () => {
  await sql({ dataDir: dataDir() }, "UPDATE photos SET title = 'Autre'")
  writeFileSync(inData('uploads/autre.jpg'), 'une autre')
  await expect(restoreBackup(its.environment, backup(), false)).rejects.toThrow('--replace')
  expect(await titles()).toEqual(['Autre'])
  const former = await restoreBackup(its.environment, backup(), true)
  expect(await titles()).toEqual(['Une'])
  expect(readdirSync(inData('uploads'))).toEqual(['une.jpg'])
  const kept = { dataDir: former ?? '' }
  expect(await sql(kept, 'SELECT title FROM photos')).toEqual([{ title: 'Autre' }])
  expect(readFileSync(path.join(kept.dataDir, 'uploads/autre.jpg'), 'utf8')).toBe('une autre')
})

it('leaves neither journal nor copy of a migration, which would go over the restored data', async () => {
  writeFileSync(inData('contenus.db-journal'), '')
  cpSync(inData('contenus.db'), inData('contenus.db.avant-migration'))
  rmSync(inData('contenus.db'))
  rmSync(inData('uploads'), { recursive: true })
  await expect(restoreBackup(its.environment, backup(), false)).rejects.toThrow('--replace')
  const former = await restoreBackup(its.environment, backup(), true)
  const put = ['contenus.db-journal', 'contenus.db.avant-migration']
  expect(readdirSync(dataDir())).toEqual(expect.not.arrayContaining(put))
  expect(readdirSync(former ?? '')).toEqual(expect.arrayContaining(put))
})

it('refuses what is damaged or incomplete, and names it', async () => {
  writeFileSync(path.join(backup(), 'uploads/une.jpg'), 'autre')
  await expect(restoreBackup(its.environment, backup(), true)).rejects.toThrow('une.jpg')
  rmSync(path.join(backup(), 'manifest.json'))
  await expect(restoreBackup(its.environment, backup(), true)).rejects.toThrow('no complete backup')
  expect(await titles()).toEqual(['Une'])
})

it('refuses a backup of before the baseline, which no start could migrate', async () => {
  const older = path.join(its.folder, 'older')
  const text = 'CREATE TABLE payload_migrations AS SELECT ? AS name'
  await sql({ dataDir: dataDir() }, text, ['20261121_142610_initial'])
  await createBackup(its.environment, older)
  await sql({ dataDir: dataDir() }, "UPDATE photos SET title = 'Autre'")
  await expect(restoreBackup(its.environment, older, true)).rejects.toThrow('c2042212')
  expect(await titles()).toEqual(['Autre'])
  expect(readdirSync(dataDir()).toSorted()).toEqual(['contenus.db', 'secret', 'uploads'])
})

it('refuses while a backend runs', async () => {
  const backend = createServer().listen(its.environment.port, its.environment.host)
  await expect(restoreBackup(its.environment, backup(), true)).rejects.toThrow(
    'a backend is running',
  )
  backend.close()
})

it('refuses while a process at another port has the database open', async () => {
  const program = 'fs.openSync(process.argv[1]); console.log("open"); setInterval(() => {}, 1000)'
  const backend = spawn(process.execPath, ['-e', program, inData('contenus.db')])
  await once(backend.stdout, 'data')
  await expect(restoreBackup(its.environment, backup(), true)).rejects.toThrow(
    'a backend is running on',
  )
  backend.kill()
  await once(backend, 'exit')
  expect(await restoreBackup(its.environment, backup(), true)).toContain('before-restore-')
})

it('leaves no copy where the former data cannot be kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') })
  mkdirSync(inData('before-restore-2026-01-01T00-00-00.000Z'))
  await expect(restoreBackup(its.environment, backup(), true)).rejects.toThrow('EEXIST')
  expect(readdirSync(dataDir())).not.toContain('restore.unfinished')
  expect(await titles()).toEqual(['Une'])
})
