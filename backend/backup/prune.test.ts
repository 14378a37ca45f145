import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { backupName, createBackup, pruneBackups } from './create.mjs'
import { writeManifest } from './manifest.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backups-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** A complete backup of the given day. */
async function backup(day: number): Promise<string> {
  const name = backupName(new Date(Date.UTC(2026, 0, day)))
  mkdirSync(path.join(folder, name))
  await writeManifest(path.join(folder, name), { database: 'sqlite', rows: {} })
  return name
}

it('keeps the newest backups, and deletes the others', async () => {
  const names = [await backup(1), await backup(2), await backup(3)]
  const made = path.join(folder, names[2] ?? '')
  expect(await pruneBackups(folder, 2, made)).toEqual([names[0]])
  expect(readdirSync(folder)).toEqual(names.slice(1))
})

it('never deletes the one just made, though the clock went back', async () => {
  const names = [await backup(1), await backup(2)]
  expect(await pruneBackups(folder, 1, path.join(folder, names[0] ?? ''))).toEqual([])
})

it('leaves other folders, and does not count incomplete ones', async () => {
  const complete = await backup(1)
  const incomplete = backupName(new Date(Date.UTC(2026, 0, 2)))
  for (const name of [incomplete, 'photos', '2026']) mkdirSync(path.join(folder, name))
  const before = readdirSync(folder)
  expect(await pruneBackups(folder, 1, path.join(folder, complete))).toEqual([])
  expect(readdirSync(folder)).toEqual(before)
})

it('deletes what a backup that was interrupted a day ago left, not one that is running', async () => {
  const made = path.join(folder, await backup(3))
  const [old, running] = [1, 2].map((day) =>
    path.join(folder, `${backupName(new Date(Date.UTC(2026, 0, day)))}.unfinished`),
  ) as [string, string]
  for (const it of [old, running]) mkdirSync(it)
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  utimesSync(old, twoDaysAgo, twoDaysAgo)
  await pruneBackups(folder, 1, made)
  expect([existsSync(old), existsSync(running)]).toEqual([false, true])
})

it('a backup that fails leaves nothing behind', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'backend-'))
  const target = path.join(folder, 'copie')
  const failing = createBackup({ dataDir, databaseUrl: undefined }, target)
  await expect(failing).rejects.toThrow('there is no database')
  expect(readdirSync(folder)).toEqual([])
  rmSync(dataDir, { recursive: true })
})
