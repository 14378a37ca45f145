import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { freePort } from '../../testing/ports'
import { createBackup } from '../backup/create.mjs'
import { type Environment, readEnvironment } from '../environment/environment.mjs'
import { sql } from './sqlite'

/** Lends each test of a file data as a backend would leave them, and a backup of them. */
export function backedUpData() {
  const its = {} as { folder: string; environment: Environment }
  const dataDir = () => path.join(its.folder, 'data')
  const backup = () => path.join(its.folder, 'backup')
  const inData = (name: string) => path.join(dataDir(), name)
  const titles = async () =>
    (await sql({ dataDir: dataDir() }, 'SELECT title FROM photos')).map(({ title }) => title)

  beforeEach(async () => {
    its.folder = mkdtempSync(path.join(tmpdir(), 'restore-'))
    const variables = { BACKEND_PORT: String(await freePort()), BACKEND_DATA_DIR: dataDir() }
    its.environment = readEnvironment(variables, its.folder)
    mkdirSync(inData('uploads'), { recursive: true })
    writeFileSync(inData('secret'), 'secret')
    writeFileSync(inData('uploads/une.jpg'), 'une photo')
    await sql({ dataDir: dataDir() }, 'CREATE TABLE photos (title text)')
    await sql({ dataDir: dataDir() }, "INSERT INTO photos VALUES ('Une')")
    await createBackup(its.environment, backup())
  })
  afterEach(() => rmSync(its.folder, { recursive: true }))

  return { its, dataDir, backup, inData, titles }
}
