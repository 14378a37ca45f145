import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mp4, picture } from '../../testing/files'
import { owner } from '../../testing/owner'
import { type Backend, startBackend } from '../testing/backend'
import { pageLength, startObjectStore } from '../testing/object-store'
import { read } from '../testing/read'
import { runCommand } from '../testing/run-command'

let store: Awaited<ReturnType<typeof startObjectStore>>
let backend: Backend
let backups: string
let photo: string

const run = (command: 'backup' | 'restore', ...args: string[]) =>
  runCommand(command, backend, { ...store.variables, BACKUP_DIR: backups }, args)
const uploads = () => [...store.objects].filter(([key]) => key.startsWith('uploads/'))
const uploadsIn = (backup: string) => path.join(backup, 'uploads')
const full = () => path.join(backups, 'full')
const partial = () => path.join(backups, 'partial')

beforeAll(async () => {
  store = await startObjectStore()
  backups = mkdtempSync(path.join(tmpdir(), 'backups-'))
  backend = await startBackend(store.variables)
  const me = await owner(backend)
  for (const shade of Array.from({ length: pageLength + 2 }).keys()) {
    const { doc } = await me.upload('a.jpg', await picture('jpeg', shade, 600), 'image/jpeg')
    photo = doc.filename ?? ''
  }
})

afterAll(async () => {
  await backend.remove()
  store.close()
  rmSync(backups, { recursive: true })
})

it('a backup holds the uploads of the bucket', async () => {
  expect(await run('backup', full())).toMatchObject({ code: 0 })
  const copied = readdirSync(uploadsIn(full())).map((name) => [
    `uploads/${name}`,
    readFileSync(path.join(uploadsIn(full()), name)),
  ])
  // More than one page of the store's lists.
  expect(copied.length).toBeGreaterThan(pageLength)
  expect(copied).toEqual(uploads().toSorted())
})

it('says, in its output and its manifest, that it leaves them out when told', async () => {
  const { code, output } = await run('backup', '--without-media', partial())
  expect([code, output]).toEqual([0, expect.stringContaining('in the bucket medias')])
  expect(existsSync(uploadsIn(partial()))).toBe(false)
  const manifest = readFileSync(path.join(partial(), 'manifest.json'), 'utf8')
  expect(JSON.parse(manifest)).toMatchObject({ uploads: 'left out' })
  const inFolder = await runCommand('backup', backend, { BACKUP_DIR: backups }, ['--without-media'])
  expect([inFolder.code, inFolder.output]).toEqual([1, expect.stringContaining('S3_BUCKET')])
})

it('fails when the store does, and leaves nothing', async () => {
  store.state.isFailing = true
  const failed = path.join(backups, 'failed')
  expect(await run('backup', failed)).toMatchObject({ code: 1 })
  store.state.isFailing = false
  expect(readdirSync(backups).toSorted()).toEqual(['full', 'partial'])
})

it('a restore puts them into the bucket again', async () => {
  const before = uploads().toSorted()
  await backend.stop()
  rmSync(backend.dataDir, { recursive: true })
  store.objects.clear()
  expect((await run('restore', full())).output).toContain('Restored')
  expect(uploads().toSorted()).toEqual(before)
  expect(existsSync(path.join(backend.dataDir, 'uploads'))).toBe(false)
  const without = await run('restore', partial(), '--replace')
  expect([without.code, without.output]).toEqual([0, expect.stringContaining('holds no uploads')])
  expect(uploads().toSorted()).toEqual(before)
  backend = await startBackend({ ...store.variables, BACKEND_DATA_DIR: backend.dataDir })
  expect((await read(`${backend.url}/media/${photo}`)).status).toBe(200)
})

it('an upload that the bucket does not take leaves no document on SQLite', async () => {
  const me = await owner(backend)
  store.state.isFailing = true
  expect((await me.upload('perdu.mp4', mp4(), 'video/mp4')).status).toBe(502)
  store.state.isFailing = false
  expect((await me.get('uploads?where[filename][like]=perdu')).text).toContain('"totalDocs":0')
})
