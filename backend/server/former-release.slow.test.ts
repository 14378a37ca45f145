import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { owner } from '../../testing/owner'
import { type Backend, startBackend } from '../testing/backend'
import { databaseKinds, type TestDatabase } from '../testing/databases'
import contract from '../testing/former-release/contract.json'
import { read } from '../testing/read'

const folder = path.resolve(import.meta.dirname, '../testing/former-release')
const paths = Object.keys(contract) as (keyof typeof contract)[]

describe.each(databaseKinds)('%s: the database of the release before', (_, openDatabase) => {
  let database: TestDatabase
  let backend: Backend
  let me: Awaited<ReturnType<typeof owner>>

  beforeAll(async () => {
    database = await openDatabase()
    const dataDir = mkdtempSync(path.join(tmpdir(), 'backend-'))
    await database.runScript(folder, dataDir)
    cpSync(path.join(folder, 'uploads'), path.join(dataDir, 'uploads'), { recursive: true })
    backend = await startBackend({ ...database.variables, BACKEND_DATA_DIR: dataDir })
    me = await owner(backend)
  })
  afterAll(async () => {
    await backend.remove()
    await database.remove()
  })

  it.each(paths)('answers %s as before', async (address) => {
    await expect
      .poll(async () => (await read(backend.url + address)).json, { timeout: 20_000 })
      .toMatchObject(contract[address])
  })

  it('finds contents without their accents', async () => {
    const { text } = await me.get("evenements?draft=true&where[title][like]=fete de l'ETE")
    expect(text).toContain('Fête de l’été')
  })

  it('keeps accounts and their roles', async () => {
    const { docs } = JSON.parse((await me.get('owners')).text) as { docs: object[] }
    expect(docs).toHaveLength(2)
    expect(docs).toContainEqual(
      expect.objectContaining({ username: 'redaction', role: 'redaction' }),
    )
    const editor = await owner(backend, 'un-mot-de-passe-long', 'redaction')
    expect((await editor.get('evenements')).status).toBe(200)
  })

  it('keeps drafts, and what can be published is published', async () => {
    const drafts = JSON.parse((await me.get('evenements?draft=true&limit=0')).text) as {
      docs: { id: number; title: string }[]
    }
    const titles = drafts.docs.map(({ title }) => title).toSorted()
    expect(titles).toEqual(['Brouillon', 'Concert modifié', 'Fête de l’été', 'Veillée'])
    const draft = drafts.docs.find(({ title }) => title === 'Brouillon')
    const published = await me.update(`evenements/${draft?.id}`, { _status: 'published' })
    expect(published.status).toBe(200)
    expect((await read(`${backend.url}/api/medias/events/`)).text).toContain('Brouillon')
  })
})
