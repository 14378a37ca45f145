import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { watch } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { launch, startBackend } from '../../testing/backend'
import { owner } from '../../testing/owner'
import { migrationCopy } from '../backup/sqlite.mjs'
import { openSqlite } from '../testing/databases'
import { recordFormerMigrations } from '../testing/former-migrations'
import { read } from '../testing/read'
import { sql } from '../testing/sqlite'

const courses = '/api/beauty/formations/'

/** Milliseconds into the migration at which the process is killed. */
const moments = [0, 30, 200]

/** Resolves once the database of before the migration is copied. */
async function isCopied(dataDir: string): Promise<void> {
  for await (const { filename } of watch(dataDir)) if (filename === migrationCopy) return
}

/** @returns whether the start was killed before it was ready */
async function killStart(dataDir: string, moment: number): Promise<boolean> {
  const copied = isCopied(dataDir)
  const { process: child, output } = await launch({ BACKEND_DATA_DIR: dataDir })
  await copied
  await sleep(moment)
  const isEarly = !output().includes('backend ready')
  child.kill('SIGKILL')
  await once(child, 'exit')
  return isEarly
}

it('a first start goes on where others were killed', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'backend-'))
  for (const moment of moments) expect(await killStart(dataDir, moment)).toBe(true)
  const backend = await startBackend({ BACKEND_DATA_DIR: dataDir })
  const me = await owner(backend)
  const affiche = await me.uploadPicture()
  expect((await me.publish('formations', { title: 'Tresses', affiche })).status).toBe(201)
  expect((await read(backend.url + courses)).text).toContain('Tresses')
  await backend.remove()
})

/** Columns and references of all tables, in no order. */
async function schemaOf(dataDir: string) {
  const tables = "SELECT name AS in_table FROM sqlite_schema WHERE type = 'table'"
  const parts = await Promise.all(
    ['table_info', 'foreign_key_list'].map((list) =>
      sql({ dataDir }, `SELECT * FROM (${tables}), pragma_${list}(in_table)`),
    ),
  )
  const place = { cid: 0, id: 0, seq: 0 }
  return parts
    .flat()
    .map((part) => JSON.stringify({ ...part, ...place }))
    .toSorted()
}

it('starts that are killed while they record the baseline lose no content', async () => {
  const first = await startBackend()
  const me = await owner(first)
  await me.publish('formations', { title: 'Tresses', affiche: await me.uploadPicture() })
  const answer = (await read(first.url + courses)).text
  await first.stop()
  const { dataDir } = first
  const schema = await schemaOf(dataDir)
  const database = await openSqlite()
  for (const moment of moments) {
    await recordFormerMigrations(database, dataDir)
    expect(await schemaOf(dataDir)).not.toEqual(schema)
    expect(await killStart(dataDir, moment)).toBe(true)
  }
  const backend = await startBackend({ BACKEND_DATA_DIR: dataDir })
  expect((await read(backend.url + courses)).text).toBe(answer)
  expect((await owner(backend)).cookie).not.toBe('')
  expect(await schemaOf(dataDir)).toEqual(schema)
  await backend.remove()
})
