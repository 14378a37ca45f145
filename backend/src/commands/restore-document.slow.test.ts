import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend } from '../../../testing/backend'
import { picture } from '../../../testing/files'
import { owner } from '../../../testing/owner'
import { databaseKinds, type TestDatabase } from '../../testing/databases'
import { recordFormerMigrations } from '../../testing/former-migrations'
import { runCommand } from '../../testing/run-command'

const script = 'src/commands/restore-document.ts'

describe.each(databaseKinds)('with %s', (kind, openDatabase) => {
  let database: TestDatabase
  let folder: string
  let dataDir: string
  let port: number
  let filename: string | undefined
  const archive = () => path.join(folder, 'archive')

  const run = (command: 'backup' | 'payload', ...args: string[]) =>
    runCommand(command, { dataDir, port }, database.variables, args)
  const restore = (name: string) => run('payload', 'run', script, archive(), name)
  const change = (script: string) => database.run(dataDir, script)
  const rowsOf = async (table: string) =>
    ((await database.rows(dataDir))[table] ?? []).map(
      (row) => JSON.parse(row) as Record<string, unknown>,
    )

  beforeAll(async () => {
    database = await openDatabase()
    folder = mkdtempSync(path.join(tmpdir(), 'restore-document-'))
    const backend = await startBackend(database.variables)
    ;({ dataDir, port } = backend)
    const me = await owner(backend)
    const { doc } = await me.upload('plage.jpg', await picture('jpeg'), 'image/jpeg')
    filename = doc.filename
    const event = { date: '2027-05-01T12:00:00.000Z', time: '18:30', poster: doc.id }
    for (const title of ['Fête de l’été', 'Veillée', 'Marché', 'Concert']) {
      await me.publish('evenements', { ...event, title })
    }
    await me.publish('photos', { title: 'Une', image: doc.id })
    await backend.stop()
    // Of before the baseline.
    await recordFormerMigrations(database, dataDir)
    expect(await run('backup', archive())).toMatchObject({ code: 0 })
    expect(await run('payload', 'migrate')).toMatchObject({ code: 0 })
  })
  afterAll(async () => {
    for (const it of [folder, dataDir]) rmSync(it, { recursive: true })
    await database.remove()
  })

  it('makes a draft of what the document was; what is online stays', async () => {
    await change("UPDATE evenements SET title = 'Perdu' WHERE id = 1;")
    const { code, output } = await restore('evenements/fete-de-l-ete')
    expect(code).toBe(0)
    expect(output).toContain('/admin/collections/evenements/1')
    const online = (await rowsOf('evenements')).find(({ id }) => id === 1)
    expect(online).toMatchObject({ title: 'Perdu', _status: 'published' })
    const versions = (await rowsOf('_evenements_v')).filter((it) => it.parent_id === 1)
    const draft = { version_title: 'Fête de l’été', version__status: 'draft' }
    expect(versions).toContainEqual(expect.objectContaining(draft))
  })

  it('brings back a document that is gone, with its number and its file', async () => {
    await change('DELETE FROM photos WHERE id = 1;')
    await change('UPDATE evenements SET poster_id = NULL; DELETE FROM uploads WHERE id = 1;')
    rmSync(path.join(dataDir, `uploads/${filename}`))
    expect(await restore('photos/1')).toMatchObject({ code: 0 })
    const photo = { id: 1, title: 'Une', image_id: 1, _status: 'draft' }
    expect(await rowsOf('photos')).toContainEqual(expect.objectContaining(photo))
    expect(readdirSync(path.join(dataDir, 'uploads'))).toContain(filename)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('archive-'))).toEqual([])
  })

  it('leaves a file that is there, which may be of another document', async () => {
    const file = path.join(dataDir, `uploads/${filename}`)
    const bytes = readFileSync(file)
    writeFileSync(file, 'autre')
    expect(await restore('evenements/1')).toMatchObject({ code: 0 })
    expect(readFileSync(file, 'utf8')).toBe('autre')
    writeFileSync(file, bytes)
  })

  it('refuses a backup in which a file lies elsewhere, and copies none that it does not name', async () => {
    await change("UPDATE uploads SET filename = '../../plage.jpg' WHERE id = 1;")
    const forged = path.join(folder, 'forged')
    expect(await run('backup', forged)).toMatchObject({ code: 0 })
    await change(`UPDATE uploads SET filename = '${filename}' WHERE id = 1;`)
    const { code, output } = await run('payload', 'run', script, forged, 'photos/1')
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('damaged or forged: ["../../plage.jpg"]'),
    ])

    await change('DELETE FROM photos WHERE id = 1;')
    rmSync(path.join(dataDir, `uploads/${filename}`))
    const manifest = path.join(archive(), 'manifest.json')
    const named = readFileSync(manifest, 'utf8')
    const { files, ...rest } = JSON.parse(named) as { files: Record<string, object> }
    delete files[`uploads/${filename}`]
    writeFileSync(manifest, JSON.stringify({ ...rest, files }))
    expect(await restore('photos/1')).toMatchObject({ code: 0 })
    writeFileSync(manifest, named)
    expect(readdirSync(path.join(dataDir, 'uploads'))).not.toContain(filename)
  })

  // What it asks first is the same for both kinds; each question starts a process of Payload.
  if (kind !== 'SQLite') return

  it.each([
    ['', 'name a backup and a document: npm run restore-document'],
    ['nimporte/1', 'no kind «nimporte»'],
    ['evenements/inconnu', 'the backup has no'],
    ['photos/une', 'have no slug'],
  ])('refuses %s', async (name, sentence) => {
    const { code, output } = await restore(name)
    expect(code).toBe(1)
    expect(output).toContain(sentence)
  })

  it('refuses a backup of a later release', async () => {
    await change("INSERT INTO payload_migrations (name, batch) VALUES ('20990101_000000', 9);")
    const later = path.join(folder, 'later')
    expect(await run('backup', later)).toMatchObject({ code: 0 })
    const { code, output } = await run('payload', 'run', script, later, 'photos/1')
    expect([code, output]).toEqual([1, expect.stringContaining('of a later release')])
  })

  it('refuses a document in the bin, a number of another one, and what is damaged', async () => {
    await change("UPDATE evenements SET deleted_at = '2026-11-25T10:00:00.000Z' WHERE id = 2;")
    expect((await restore('evenements/2')).output).toContain('lies in the bin')
    await change("UPDATE evenements SET created_at = '2020-01-01T10:00:00.000Z' WHERE id = 4;")
    expect((await restore('evenements/4')).output).toContain('is another document')
    writeFileSync(path.join(archive(), 'secret'), 'autre')
    expect((await restore('evenements/1')).output).toContain('damaged or forged: ["secret"]')
  })
})
