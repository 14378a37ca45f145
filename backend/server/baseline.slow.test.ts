import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, launch, logLines, startBackend } from '../../testing/backend'
import { owner, signIn } from '../../testing/owner'
import { lastCommitBeforeBaseline, OlderDatabaseError } from '../backup/baseline.mjs'
import { migrations as own } from '../src/migrations/sqlite'
import { databaseKinds, type TestDatabase } from '../testing/databases'
import { recordFormerMigrations } from '../testing/former-migrations'
import { read } from '../testing/read'
import { runCommand } from '../testing/run-command'

const courses = '/api/beauty/formations/'
const password = 'encre-et-papier'

describe.each(databaseKinds)('%s: a database of before the baseline', (_, openDatabase) => {
  let database: TestDatabase
  let backend: Backend
  let folder: string
  let answer: string

  const variables = () => ({ ...database.variables, BACKEND_DATA_DIR: backend.dataDir })
  const run = (command: 'backup' | 'restore', ...args: string[]) =>
    runCommand(command, backend, database.variables, args)
  /** All rows, those of the migrations apart. */
  const content = async () => {
    const { payload_migrations: migrations = [], ...rows } = await database.rows(backend.dataDir)
    return { migrations, rows }
  }

  beforeAll(async () => {
    database = await openDatabase()
    folder = mkdtempSync(path.join(tmpdir(), 'before-baseline-'))
    backend = await startBackend(database.variables)
    const me = await owner(backend)
    const affiche = await me.uploadPicture()
    await me.publish('formations', { title: 'Tresses', affiche })
    const { doc } = await me.publish('formations', { title: 'Soins', affiche })
    await me.update(`formations/${doc.id}?draft=true`, { title: 'Soins changés', _status: 'draft' })
    await me.confirmed.create('owners', { username: 'plume', password })
    answer = (await read(backend.url + courses)).text
    await backend.stop()
  })
  afterAll(async () => {
    await backend.remove()
    await database.remove()
    rmSync(folder, { recursive: true })
  })

  it('that is older is refused in one sentence, and nothing is changed', async () => {
    await recordFormerMigrations(database, backend.dataDir, true)
    const before = [await content(), readdirSync(backend.dataDir)]
    const refused = await launch(variables())
    expect(await once(refused.process, 'exit')).toEqual([1, null])
    const { message } = new OlderDatabaseError()
    expect(message).toContain(lastCommitBeforeBaseline)
    expect(logLines(refused).at(-1)).toMatchObject({ level: 'fatal', message })
    expect([await content(), readdirSync(backend.dataDir)]).toEqual(before)

    expect(await run('backup', path.join(folder, 'older'))).toMatchObject({ code: 0 })
    const restored = await run('restore', path.join(folder, 'older'), '--replace')
    expect(restored).toEqual({ code: 1, output: `${message}\n` })
    expect([await content(), readdirSync(backend.dataDir)]).toEqual(before)
  })

  it('that has all of the former migrations is taken as it is', async () => {
    await recordFormerMigrations(database, backend.dataDir)
    const before = await content()
    expect(await run('backup', path.join(folder, 'former'))).toMatchObject({ code: 0 })
    backend = await startBackend(variables())
    expect(backend.output()).not.toMatch(/Migrat/)
    const { migrations, rows } = await content()
    expect(rows).toEqual(before.rows)
    expect(migrations).toHaveLength(before.migrations.length + own.length)
    expect(migrations).toContainEqual(expect.stringMatching(/"\d+_\d+_baseline","batch":"?2/))
    expect((await read(backend.url + courses)).text).toBe(answer)
    expect((await signIn(backend, password, 'plume')).status).toBe(200)
    const me = await owner(backend)
    const drafts = (await me.get('formations?draft=true')).text
    expect(drafts).toContain('Soins changés')
    await backend.stop()
  })

  it('is restored from its backup', async () => {
    expect(await run('restore', path.join(folder, 'former'), '--replace')).toMatchObject({
      code: 0,
    })
    expect((await content()).migrations).toHaveLength(2)
    backend = await startBackend(variables())
    expect((await content()).migrations).toHaveLength(2 + own.length)
    expect((await read(backend.url + courses)).text).toBe(answer)
    expect((await signIn(backend, password, 'plume')).status).toBe(200)
  })
})
