import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { startBackend } from '../../testing/backend'
import { picture } from '../../testing/files'
import { owner } from '../../testing/owner'
import { read } from '../testing/read'

const disk = mkdtempSync(path.join(tmpdir(), 'small-disk-'))
const dataDir = path.join(disk, 'data')
const readOnly = mkdtempSync(path.join(tmpdir(), 'read-only-disk-'))

function run(command: string, ...args: string[]) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
}

beforeAll(() => {
  run('mount', '-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', disk)
  mkdirSync(dataDir)
})
afterAll(() => {
  run('umount', '--lazy', disk)
  for (const folder of [disk, readOnly]) rmSync(folder, { recursive: true })
})

/** Writes files until nothing fits any more, not even a byte. */
function fill() {
  for (const size of [2 ** 20, 2 ** 12, 1]) {
    for (let file = 0; ; file += 1) {
      try {
        writeFileSync(path.join(disk, `filling-${size}-${file}`), Buffer.alloc(size))
      } catch {
        break
      }
    }
  }
}

it('on a full disk contents are answered, and what is not saved is said in French; then all goes on', async () => {
  const backend = await startBackend({ BACKEND_DATA_DIR: dataDir })
  onTestFinished(async () => void (await backend.stop()))
  const me = await owner(backend)
  const affiche = await me.uploadPicture()
  await me.publish('formations', { title: 'Avant', affiche })
  fill()
  const refused = await me.create('formations', { title: 'Pendant', affiche })
  expect(refused.status).toBe(507)
  expect(refused.text).toContain('Le disque du serveur est plein')
  for (const size of [80, 2400]) {
    const photo = await me.upload('photo.png', await picture('png', 3, size), 'image/png')
    expect([photo.status, photo.text]).toEqual([507, expect.stringContaining('est plein')])
  }
  const formations = `${backend.url}/api/beauty/formations/`
  expect((await read(formations)).text).toContain('Avant')
  run('sh', '-c', `rm ${disk}/filling-*`)
  expect((await me.publish('formations', { title: 'Après', affiche })).status).toBe(201)
  expect((await read(formations)).text).toContain('Après')
})

it('on a disk that cannot be written contents are answered, and a sign-in is refused in French', async () => {
  run('mount', '--bind', dataDir, readOnly)
  run('mount', '-o', 'remount,ro,bind', readOnly)
  const backend = await startBackend({ BACKEND_DATA_DIR: readOnly })
  onTestFinished(async () => {
    await backend.stop()
    run('umount', readOnly)
  })
  expect((await read(`${backend.url}/api/beauty/formations/`)).text).toContain('Après')
  const response = await fetch(`${backend.url}/cms/owners/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: backend.url },
    body: JSON.stringify({ username: 'proprietaire', password: 'soleil-de-cotonou' }),
  })
  expect(response.status).toBe(507)
  expect(await response.text()).toContain('protégé en écriture')
})
