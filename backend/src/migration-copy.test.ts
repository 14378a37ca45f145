import {
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sql } from '../testing/sqlite'
import { withMigrationCopy } from './migration-copy'

const names = ['first', 'second']
let dataDir = ''
const copy = () => path.join(dataDir, 'contenus.db.avant-migration')
const titles = async () =>
  (await sql({ dataDir }, 'SELECT title FROM events')).map(({ title }) => title)

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'migration-copy-'))
  await sql({ dataDir }, 'CREATE TABLE payload_migrations (name text)')
  await sql({ dataDir }, 'INSERT INTO payload_migrations VALUES (?)', ['first'])
  await sql({ dataDir }, 'CREATE TABLE events (title text)')
  await sql({ dataDir }, 'INSERT INTO events VALUES (?)', ['Veillée'])
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** A migration that stops in the middle, as when the process is killed. */
const stopInTheMiddle = async () => {
  await sql({ dataDir }, 'DROP TABLE events')
  throw new Error('database or disk is full')
}

it('a migration that ends leaves no copy', async () => {
  const migrate = () => sql({ dataDir }, 'INSERT INTO events VALUES (?)', ['Concert'])
  await withMigrationCopy(dataDir, names, async () => {
    expect(existsSync(copy())).toBe(true)
    await migrate()
  })
  expect(await titles()).toEqual(['Veillée', 'Concert'])
  expect(readdirSync(dataDir).filter((name) => name.includes('avant'))).toEqual([])
})

it('after one that does not, the next start finds the database of before', async () => {
  await expect(withMigrationCopy(dataDir, names, stopInTheMiddle)).rejects.toThrow('disk is full')
  await withMigrationCopy(dataDir, names, async () => expect(await titles()).toEqual(['Veillée']))
})

it('puts the copy back without room for a second one, and keeps what it replaces', async () => {
  await expect(withMigrationCopy(dataDir, names, stopInTheMiddle)).rejects.toThrow('disk is full')
  const { ino } = statSync(copy())
  await withMigrationCopy(dataDir, ['first'], () => Promise.resolve())
  expect(statSync(path.join(dataDir, 'contenus.db')).ino).toBe(ino)
  expect(readdirSync(dataDir).toSorted()).toEqual(['contenus.db', 'contenus.db.interrompue'])
})

it('killed between setting the half-migrated database aside and the copy, puts it back', async () => {
  await expect(withMigrationCopy(dataDir, names, stopInTheMiddle)).rejects.toThrow('disk is full')
  renameSync(path.join(dataDir, 'contenus.db'), path.join(dataDir, 'contenus.db.interrompue'))
  await withMigrationCopy(dataDir, ['first'], async () =>
    expect(await titles()).toEqual(['Veillée']),
  )
})

it('killed while the copy is made, keeps the database', async () => {
  writeFileSync(`${copy()}.partiel`, 'SQLite')
  await withMigrationCopy(dataDir, names, async () => expect(await titles()).toEqual(['Veillée']))
  expect(readdirSync(dataDir).filter((name) => name.includes('avant'))).toEqual([])
})

it('a first start that does not end begins again without a database', async () => {
  rmSync(path.join(dataDir, 'contenus.db'))
  const start = async () => {
    await sql({ dataDir }, 'CREATE TABLE events (title text)')
    throw new Error('killed')
  }
  await expect(withMigrationCopy(dataDir, names, start)).rejects.toThrow('killed')
  await withMigrationCopy(dataDir, names, () => {
    expect(existsSync(path.join(dataDir, 'contenus.db'))).toBe(false)
    return Promise.resolve()
  })
})

it('a database of before the baseline is refused before anything is copied', async () => {
  await sql({ dataDir }, "UPDATE payload_migrations SET name = '20261121_142610_initial'")
  const start = vi.fn(() => Promise.resolve())
  await expect(withMigrationCopy(dataDir, names, start)).rejects.toThrow('c2042212')
  expect(start).not.toHaveBeenCalled()
  expect(readdirSync(dataDir)).toEqual(['contenus.db'])
})

it('a start without pending migrations copies nothing', async () => {
  await withMigrationCopy(dataDir, ['first'], () => {
    expect(existsSync(copy())).toBe(false)
    return Promise.resolve()
  })
})
