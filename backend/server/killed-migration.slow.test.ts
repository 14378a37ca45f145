import { once } from 'node:events'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { launch, startBackend } from '../testing/backend'
import { openSqlite } from '../testing/databases'
import contract from '../testing/former-release/contract.json'
import { read } from '../testing/read'

const folder = path.resolve(import.meta.dirname, '../testing/former-release')
const paths = Object.keys(contract) as (keyof typeof contract)[]

/** Moments within the migrations at which the process is killed: the first ones are close to each other. */
const moments = 12

it('a start after migrations that were killed answers as the release before', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'backend-'))
  const database = await openSqlite()
  await database.runScript(folder, dataDir)
  cpSync(path.join(folder, 'uploads'), path.join(dataDir, 'uploads'), { recursive: true })
  const kills: boolean[] = []
  for (let moment = 0; moment < moments; moment += 1) {
    const variables = { ...database.variables, BACKEND_DATA_DIR: dataDir }
    const { process: child, output } = await launch(variables)
    await expect.poll(output, { interval: 5 }).toMatch(/Migrating|backend ready/)
    await sleep(moment ** 2 * 5)
    kills.push(!output().includes('backend ready'))
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  expect(kills.filter(Boolean).length).toBeGreaterThan(5)
  const backend = await startBackend({ ...database.variables, BACKEND_DATA_DIR: dataDir })
  for (const address of paths) {
    await expect
      .poll(async () => (await read(backend.url + address)).json)
      .toMatchObject(contract[address])
  }
  await backend.remove()
  await database.remove()
})
