import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { backedUpData } from '../testing/backed-up-data'
import { sql } from '../testing/sqlite'
import { writeManifest } from './manifest.mjs'
import { restoreBackup } from './restore.mjs'
import { withDatabase } from './sqlite.mjs'

const { its, backup, inData, titles } = backedUpData()

const inBackup = (name: string) => path.join(backup(), name)
const change = (edit: (files: Record<string, object>) => void) => {
  const manifest = JSON.parse(readFileSync(inBackup('manifest.json'), 'utf8')) as {
    files: Record<string, object>
  }
  edit(manifest.files)
  writeFileSync(inBackup('manifest.json'), JSON.stringify(manifest))
}
/** The same backup, with a manifest of what lies in it by now. */
const describeAgain = async () => {
  rmSync(inBackup('manifest.json'))
  await writeManifest(backup(), { database: 'sqlite', rows: {} })
}
/** Before anything changes. */
const refused = async () => {
  const before = readdirSync(its.folder, { recursive: true })
  await expect(restoreBackup(its.environment, backup(), true)).rejects.toThrow('damaged or forged')
  expect(readdirSync(its.folder, { recursive: true })).toEqual(before)
}

it.each([
  '../elsewhere',
  'uploads/../../elsewhere',
  'uploads/..',
  'uploads//une.jpg',
  './secret',
  '/etc/hostname',
  'uploads/une.jpg\0.png',
  '',
])('refuses a manifest that names %j', async (name) => {
  writeFileSync(path.join(its.folder, 'elsewhere'), 'ailleurs')
  change((files) => (files[name] = { bytes: 8, sha256: '' }))
  await refused()
})

it.each([
  ['file', 'uploads/une.jpg', 'secret'],
  ['folder', 'uploads', 'uploads'],
])('refuses a %s that is a link', async (_kind, name, target) => {
  rmSync(inBackup(name), { recursive: true })
  symlinkSync(inData(target), inBackup(name))
  await refused()
})

it.each(['../../elsewhere', '/etc/hostname', '..', 'un\\deux', 'dossier/une.jpg'])(
  'refuses a database in which an upload is called %j',
  async (name) => {
    const copy = { dataDir: backup() }
    await sql(copy, 'CREATE TABLE uploads AS SELECT ? AS filename', [name])
    await describeAgain()
    await refused()
  },
)

it.each([
  "TABLE UPLOADS AS SELECT '../elsewhere' AS filename",
  "VIEW uploads AS SELECT '../elsewhere' AS filename",
  "TRIGGER later AFTER INSERT ON photos BEGIN UPDATE photos SET title = '../elsewhere'; END",
  'VIRTUAL TABLE uploads USING fts5(filename)',
])('refuses a database with a %s', async (object) => {
  await sql({ dataDir: backup() }, `CREATE ${object}`)
  await describeAgain()
  await refused()
})

it.each([
  'contenus.db.avant-migration',
  'contenus.db-wal',
  'database.dump',
  'autre',
  'secret.d/autre',
])('refuses a manifest that names %s', async (name) => {
  mkdirSync(path.dirname(inBackup(name)), { recursive: true })
  writeFileSync(inBackup(name), 'autre')
  await describeAgain()
  await refused()
})

it('refuses a pipe in place of an upload or of the manifest', async () => {
  const replace = (name: string) => {
    rmSync(inBackup(name))
    execFileSync('mkfifo', [inBackup(name)])
  }
  replace('uploads/une.jpg')
  await refused()
  replace('manifest.json')
  await expect(restoreBackup(its.environment, backup(), true)).rejects.toThrow('no complete backup')
})

it('refuses a database whose names an unlisted log hides', async () => {
  const source = { dataDir: path.join(its.folder, 'source') }
  mkdirSync(source.dataDir)
  await sql(source, "CREATE TABLE uploads AS SELECT '../elsewhere' AS filename")
  await withDatabase(path.join(source.dataDir, 'contenus.db'), async (client) => {
    await client.execute('PRAGMA journal_mode = wal')
    await client.execute('PRAGMA wal_autocheckpoint = 0')
    await client.execute("UPDATE uploads SET filename = 'une.jpg'")
    cpSync(path.join(source.dataDir, 'contenus.db'), inBackup('contenus.db'))
    await describeAgain()
    cpSync(path.join(source.dataDir, 'contenus.db-wal'), inBackup('contenus.db-wal'))
  })
  await refused()
})

it('applies no unlisted journal, which would delete the file that it names', async () => {
  const victim = path.join(its.folder, 'victim')
  writeFileSync(victim, 'précieux')
  writeFileSync(inBackup('contenus.db-journal'), journal(inBackup('contenus.db'), victim))
  await restoreBackup(its.environment, backup(), true)
  expect([existsSync(victim), await titles()]).toEqual([true, ['Une']])
})

it('restores no file that the manifest does not name', async () => {
  writeFileSync(inBackup('uploads/autre.jpg'), 'autre')
  await restoreBackup(its.environment, backup(), true)
  expect(readdirSync(inData('uploads'))).toEqual(['une.jpg'])
  change((files) => delete files['contenus.db'])
  await expect(restoreBackup(its.environment, backup(), true)).rejects.toThrow(
    'forged: ["contenus.db"]',
  )
})

/** A journal of a database that SQLite rolls back; then it deletes the file that is named as the super-journal. */
function journal(database: string, name: string): Buffer {
  const magic = Buffer.from('d9d505f920a163d7', 'hex')
  const bytes = readFileSync(database)
  const header = Buffer.alloc(512)
  magic.copy(header)
  header.writeUInt32BE(bytes.length / bytes.readUInt16BE(16), 16)
  header.writeUInt32BE(header.length, 20)
  const end = Buffer.alloc(8)
  end.writeUInt32BE(name.length)
  end.writeUInt32BE(
    Buffer.from(name).reduce((sum, byte) => sum + byte, 0),
    4,
  )
  return Buffer.concat([header, Buffer.alloc(4), Buffer.from(name), end, magic])
}
