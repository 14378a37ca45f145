import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, startBackend } from '../../../testing/backend'
import { owner, signIn } from '../../../testing/owner'
import { freePort } from '../../../testing/ports'
import { makeSamplePictures } from '../../../testing/sample-pictures'
import { openSqlite } from '../../testing/databases'
import { recordFormerMigrations } from '../../testing/former-migrations'
import { startPostgres } from '../../testing/postgres'
import { read } from '../../testing/read'
import { runCommand } from '../../testing/run-command'
import { runScript } from '../../testing/sqlite'

const paths = [
  ...['/api/accueil/header-video/', '/api/medias/events/', '/api/medias/videos/'],
  ...['/api/medias/photos/', '/api/beauty/formations/', '/api/beauty/photos/'],
  ...['/api/beauty/videos/', '/api/immo/maisons/', '/api/site-settings/'],
]
const password = 'encre-et-papier'

let server: Awaited<ReturnType<typeof startPostgres>>
const folders: string[] = []

beforeAll(async () => void (server = await startPostgres()))
afterAll(async () => {
  await server.remove()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A data folder with the same files: this process keeps those open that it has written to. */
function copyOf(dataDir: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'backend-'))
  folders.push(copy)
  cpSync(dataDir, copy, { recursive: true })
  return copy
}

async function move(dataDir: string, variables: Record<string, string>) {
  const args = ['run', 'src/commands/move-to-postgres.ts']
  return runCommand('payload', { dataDir, port: await freePort() }, variables, args)
}

/** What the site is answered; sizes of pictures are made in the background. */
async function answers(url: string): Promise<string[]> {
  const texts = await Promise.all(paths.map(async (it) => (await read(url + it)).text))
  return texts.map((it) => it.replaceAll(/,?"renditions":\[[^\]]*\]/g, ''))
}

const tablesOf = async (database: string) =>
  server.query(database, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")

describe('sample contents, a draft, a scheduled publication, an account and an upload', () => {
  let backend: Backend
  let dataDir: string
  let before: string[]
  let draft: number
  let deleted: number
  let variables: { DATABASE_URL: string }
  let moved: Awaited<ReturnType<typeof move>>

  beforeAll(async () => {
    const pictures = await makeSamplePictures()
    folders.push(pictures)
    backend = await startBackend({ BACKEND_SEED: 'on', SEED_PICTURES_DIR: pictures })
    folders.push(backend.dataDir)
    const me = await owner(backend)
    const affiche = await me.uploadPicture(7)
    await me.confirmed.create('owners', { username: 'plume', password })
    draft = (await me.create('evenements?draft=true', { title: 'Brouillon' })).doc.id
    await me.update(`evenements/${draft}?draft=true`, { title: 'Brouillon changé' })
    deleted = (await me.create('evenements?draft=true', { title: 'Supprimé' })).doc.id
    await me.remove(`evenements/${deleted}`)
    const course = { title: 'Tresses', affiche }
    const { doc } = await me.create('formations?draft=true', course)
    before = await answers(backend.url)
    await backend.stop()
    const input = JSON.stringify({
      type: 'publish',
      doc: { relationTo: 'formations', value: String(doc.id) },
    })
    await runScript(
      backend,
      `INSERT INTO payload_jobs (input, task_slug, wait_until, processing, has_error)
      VALUES ('${input}', 'schedulePublish', '${new Date().toISOString()}', 0, 0);`,
    )
    dataDir = copyOf(backend.dataDir)
    variables = { DATABASE_URL: await server.createDatabase('rayonne') }
    const bytes = readFileSync(path.join(dataDir, 'contenus.db'))
    moved = await move(dataDir, variables)
    expect(readFileSync(path.join(dataDir, 'contenus.db')).equals(bytes)).toBe(true)
    backend = await startBackend({ ...variables, BACKEND_DATA_DIR: dataDir })
  })
  afterAll(() => backend.remove())

  it('says what it has moved, and what to do', () => {
    expect(moved).toMatchObject({ code: 0 })
    expect(moved.output).toMatch(/^owners: 2$/m)
    expect(moved.output).toContain('Moved to Postgres')
    expect(moved.output).toContain('Set DATABASE_URL')
  })

  it('answers the site as before, but for what was scheduled, which is published', async () => {
    await expect
      .poll(async () => (await read(`${backend.url}/api/beauty/formations/`)).text)
      .toContain('Tresses')
    const courses = paths.indexOf('/api/beauty/formations/')
    const others = (texts: string[]) => texts.toSpliced(courses, 1)
    expect(others(await answers(backend.url))).toEqual(others(before))
    expect(before.join()).toContain('/media/')
    const [file = ''] = /\/media\/[^"]+/.exec(before.join()) ?? []
    expect((await read(backend.url + file)).status).toBe(200)
  })

  it('keeps accounts, drafts and their versions', async () => {
    expect((await signIn(backend, password, 'plume')).status).toBe(200)
    const me = await owner(backend)
    const { text } = await me.get(`evenements/versions?where[parent][equals]=${draft}&limit=0`)
    const { docs } = JSON.parse(text) as { docs: { version: { title: string } }[] }
    expect(docs.map(({ version }) => version.title)).toEqual(['Brouillon changé', 'Brouillon'])
    expect((await me.get(`evenements/${draft}?draft=true`)).text).toContain('Brouillon changé')
  })

  it('numbers what is new after all that was there, also where that was deleted', async () => {
    const me = await owner(backend)
    expect((await me.create('evenements?draft=true', { title: 'Nouveau' })).doc.id).toBe(
      deleted + 1,
    )
  })

  it('refuses while a backend is running, and a database with contents', async () => {
    expect(await move(dataDir, variables)).toMatchObject({
      code: 1,
      output: expect.stringContaining('a backend is running'),
    })
    await backend.stop()
    expect(await move(dataDir, variables)).toMatchObject({
      code: 1,
      output: expect.stringContaining('has tables already'),
    })
    expect(await move(dataDir, {})).toMatchObject({
      code: 1,
      output: expect.stringContaining('DATABASE_URL'),
    })
  })

  it('leaves Postgres empty when a row cannot be copied', async () => {
    const broken = copyOf(dataDir)
    await runScript({ dataDir: broken }, "UPDATE owners SET role = 'inconnu' WHERE id = 2;")
    const DATABASE_URL = await server.createDatabase('abandon')
    const { code, output } = await move(copyOf(broken), { DATABASE_URL })
    expect(code).toBe(1)
    expect(output).toContain('inconnu')
    expect(await tablesOf('abandon')).toEqual([])
  })
})

describe('data of before the baseline', () => {
  it('move once the backend has recorded it, and are answered as before', async () => {
    const former = await startBackend()
    folders.push(former.dataDir)
    const me = await owner(former)
    const affiche = await me.uploadPicture()
    await me.publish('formations', { title: 'Tresses', affiche })
    const before = await answers(former.url)
    await former.stop()
    await recordFormerMigrations(await openSqlite(), former.dataDir)
    const variables = { DATABASE_URL: await server.createDatabase('ancienne') }
    const dataDir = copyOf(former.dataDir)
    expect(await move(dataDir, variables)).toMatchObject({
      code: 1,
      output: expect.stringContaining('start it first'),
    })
    await (await startBackend({ BACKEND_DATA_DIR: dataDir })).stop()
    expect(await move(dataDir, variables)).toMatchObject({ code: 0 })
    const backend = await startBackend({ ...variables, BACKEND_DATA_DIR: dataDir })
    expect(await answers(backend.url)).toEqual(before)
    expect((await signIn(backend)).status).toBe(200)
    await backend.remove()
  })
})
