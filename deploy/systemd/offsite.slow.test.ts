import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { damagedFiles, readManifest, writeManifest } from '@/backend/backup/manifest.mjs'
import { sqliteFile } from '@/backend/backup/sqlite.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'offsite-'))
const backups = path.join(folder, 'backups')
afterAll(() => rmSync(folder, { recursive: true }))

function restic(...args: string[]) {
  const env = {
    ...process.env,
    RESTIC_REPOSITORY: path.join(folder, 'elsewhere'),
    RESTIC_PASSWORD: 'un mot de passe',
    RESTIC_CACHE_DIR: path.join(folder, 'cache'),
  }
  const { status, stdout, stderr } = spawnSync('restic', args, { env, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return stdout
}

/** What the unit runs each night, on the folders of this test. */
function runUnit() {
  const unit = readFileSync('deploy/systemd/rayonne-offsite.service', 'utf8')
  const commands = Array.from(unit.matchAll(/^ExecStart=restic (.*)$/gm), ([, args = '']) => args)
  expect(commands).toHaveLength(3)
  for (const command of commands) {
    restic(...command.replace('/var/lib/rayonne/backups', backups).split(' '))
  }
}

async function backUp(name: string) {
  const backup = path.join(backups, name)
  mkdirSync(path.join(backup, 'uploads'), { recursive: true })
  writeFileSync(path.join(backup, 'contenus.db'), 'contenus')
  writeFileSync(path.join(backup, 'uploads/film.mp4'), Buffer.alloc(3_000_000, 'film de cotonou'))
  await writeManifest(backup, { database: 'sqlite', rows: {} })
}

test('the unit copies backups elsewhere, what is there once only, and encrypted; they come back whole', async () => {
  restic('init')
  await backUp('2026-01-02T03-04-05.678Z')
  mkdirSync(path.join(backups, '2026-01-03T03-04-05.678Z.unfinished'))
  runUnit()
  await backUp('2026-01-03T03-04-05.678Z')
  runUnit()
  const { total_size: bytes } = JSON.parse(restic('stats', '--mode', 'raw-data', '--json')) as {
    total_size: number
  }
  expect(bytes).toBeLessThan(4_000_000)

  rmSync(backups, { recursive: true })
  restic('restore', 'latest', '--target', path.join(folder, 'back'))
  const back = path.join(folder, 'back', backups)
  expect(readdirSync(back)).toHaveLength(2)
  for (const name of readdirSync(back)) {
    const manifest = await readManifest(path.join(back, name))
    const { files = {} } = manifest ?? {}
    expect(await damagedFiles(path.join(back, name), files, sqliteFile)).toEqual([])
  }
  const stored = readdirSync(path.join(folder, 'elsewhere'), { recursive: true, encoding: 'utf8' })
  expect(stored.filter((it) => it.endsWith('film.mp4'))).toEqual([])
})
