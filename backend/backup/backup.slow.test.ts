import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, startBackend } from '../../testing/backend'
import { mp4 } from '../../testing/files'
import { owner, signIn } from '../../testing/owner'
import { makeSamplePictures } from '../../testing/sample-pictures'
import { renditionFolder } from '../pictures/renditions.mjs'
import { databaseKinds, type TestDatabase } from '../testing/databases'
import { read } from '../testing/read'
import { runCommand } from '../testing/run-command'

const photos = '/api/medias/photos/'
const paths = [
  ...['/api/accueil/header-video/', '/api/beauty/header-video/', '/api/voyage/header-video/'],
  ...['/api/immo/header-video/', '/api/medias/events/', '/api/medias/videos/'],
  ...[photos, '/api/beauty/formations/', '/api/beauty/photos/'],
  ...['/api/beauty/videos/', '/api/immo/maisons/'],
]

/** The answers of the API, without the sizes of pictures, which a start makes in the background. */
const answers = (url: string) =>
  Promise.all(paths.map(async (it) => (await read(url + it)).text.replaceAll(renditions, '')))

const renditions = /,"renditions":\[[^\]]*\]/g

/** Until its sizes are made, a light picture is its own only one. */
const unsized = /"renditions":\[\{"url":"[^"]*\.jpg"/

/** Every file of a folder, with its bytes. */
function filesOf(folder: string): [string, string][] {
  return readdirSync(folder).map((name) => [
    name,
    readFileSync(path.join(folder, name)).toString('base64'),
  ])
}

describe.each(databaseKinds)('with %s', (_, makeDatabase) => {
  let database: TestDatabase
  let backend: Backend
  let pictures: string
  let backups: string

  const run = (command: 'backup' | 'restore', ...args: string[]) =>
    runCommand(command, backend, { BACKUP_DIR: backups, ...database.variables }, args)

  const newest = () => path.join(backups, readdirSync(backups).toSorted().at(-1) ?? '')
  const oldest = () => path.join(backups, readdirSync(backups).toSorted()[0] ?? '')
  const start = () =>
    startBackend({
      ...database.variables,
      BACKEND_SEED: 'on',
      SEED_PICTURES_DIR: pictures,
      ...(backend && { BACKEND_DATA_DIR: backend.dataDir }),
    })

  beforeAll(async () => {
    database = await makeDatabase()
    pictures = await makeSamplePictures()
    backups = mkdtempSync(path.join(tmpdir(), 'backups-'))
    backend = await start()
  })

  afterAll(async () => {
    await backend.remove()
    await database.remove()
    for (const folder of [pictures, backups]) rmSync(folder, { recursive: true })
  })

  it('backs up while it runs, and restores every row, file, password and answer', async () => {
    expect((await run('backup')).output).toMatch(/^Backup done: .+\(\d+ files, \d+ rows\)\n$/)
    const before = {
      rows: await database.rows(backend.dataDir),
      uploads: filesOf(path.join(backend.dataDir, 'uploads')),
      secret: readFileSync(path.join(backend.dataDir, 'secret'), 'utf8'),
    }
    expect(before.rows.maisons?.length).toBeGreaterThan(20)
    expect(before.uploads.length).toBeGreaterThan(100)
    const answered = await answers(backend.url)

    await backend.stop()
    const sizes = mkdtempSync(path.join(tmpdir(), 'sizes-'))
    renameSync(path.join(backend.dataDir, 'renditions'), sizes)
    rmSync(backend.dataDir, { recursive: true })
    await database.destroy()
    expect(await run('restore', newest())).toMatchObject({ code: 0 })

    expect(await database.rows(backend.dataDir)).toEqual(before.rows)
    expect(filesOf(path.join(backend.dataDir, 'uploads'))).toEqual(before.uploads)
    expect(readFileSync(path.join(backend.dataDir, 'secret'), 'utf8')).toBe(before.secret)
    expect(statSync(backend.dataDir).mode & 0o777).toBe(0o700)
    // The sizes of pictures, which no backup holds, are made again: of one here, by a process for each.
    const sizesOf = path.dirname(renditionFolder(backend.dataDir, 'any'))
    renameSync(sizes, path.dirname(sizesOf))
    const [first = ''] = readdirSync(sizesOf).filter((it) => it.startsWith('galerie-01'))
    rmSync(path.join(sizesOf, first), { recursive: true })
    backend = await start()
    expect((await signIn(backend)).status).toBe(200)
    expect(await answers(backend.url)).toEqual(answered)
    expect(answered.join()).toContain('"width":')
    await expect.poll(async () => (await read(backend.url + photos)).text).not.toMatch(unsized)
    expect(readdirSync(sizesOf)).toContain(first)
  })

  it('names every file that the copied database refers to, also while files are uploaded', async () => {
    const me = await owner(backend)
    await run('backup')
    const before = uploadsIn(newest())
    let length = 4000
    let running = true
    const uploading = [1, 2, 3].map(async () => {
      // Another length, and so another name.
      while (running) await me.upload('film.mp4', mp4((length += 1)), 'video/mp4')
    })
    await run('backup')
    running = false
    await Promise.all(uploading)
    const films = Object.keys(manifestOf(newest()).files).filter((name) => name.includes('film-'))
    expect(films.length).toBeGreaterThan(0)
    expect(films.length).toBeGreaterThanOrEqual(uploadsIn(newest()) - before)
  })

  it('refuses to restore while a backend runs, over data, and what is damaged', async () => {
    const backup = newest()
    expect(await run('restore', backup, '--replace')).toMatchObject({
      code: 1,
      output: expect.stringContaining('a backend is running'),
    })
    await backend.stop()
    const before = await database.rows(backend.dataDir)
    expect(await run('restore', backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining('--replace'),
    })
    const upload = path.join(backup, 'uploads', readdirSync(path.join(backup, 'uploads'))[0] ?? '')
    const bytes = readFileSync(upload)
    writeFileSync(upload, 'autre')
    expect(await run('restore', backup, '--replace')).toMatchObject({
      code: 1,
      output: expect.stringContaining(path.basename(upload)),
    })
    writeFileSync(upload, bytes)
    expect(await database.rows(backend.dataDir)).toEqual(before)
  })

  it('replaces data when told, and keeps the former ones aside', async () => {
    const replaced = await run('restore', oldest(), '--replace')
    expect(replaced).toMatchObject({ code: 0, output: expect.stringContaining('before-restore-') })
    const [former = ''] = readdirSync(backend.dataDir).filter((it) => it.startsWith('before-'))
    const kept = readdirSync(path.join(backend.dataDir, former))
    expect(kept).toEqual(expect.arrayContaining(['secret', 'uploads']))
    expect(kept.some((name) => /^(contenus\.db|database\.dump)$/.test(name))).toBe(true)
    const rows = await database.rows(backend.dataDir)
    const counts = Object.entries(rows).map(([name, { length }]) => [name, length])
    expect(manifestOf(oldest()).rows).toEqual(Object.fromEntries(counts))
  })
})

type Manifest = { rows: Record<string, number>; files: Record<string, unknown> }

function manifestOf(backup: string): Manifest {
  return JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8')) as Manifest
}

const uploadsIn = (backup: string) => manifestOf(backup).rows.uploads ?? 0
