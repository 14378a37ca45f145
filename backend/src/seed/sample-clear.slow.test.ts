import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { owner } from '../../../e2e/support/owner'
import { makeSamplePictures } from '../../../e2e/support/sample-pictures'
import { startBackend } from '../../testing/backend'
import { read } from '../../testing/read'

it('sample:clear deletes the sample content, but not what the owner changed', async () => {
  const variables = { BACKEND_SEED: 'on', SEED_PICTURES_DIR: await makeSamplePictures() }
  let backend = await startBackend(variables)
  const list = async (name: string) =>
    (await read(`${backend.url}/api/${name}/`)).json as { id: number; title: string }[]
  const me = await owner(backend)
  const [event] = await list('medias/events')
  await me.update(`evenements/${event?.id}`, { title: 'Le mien', _status: 'published' })
  const data = { BACKEND_DATA_DIR: backend.dataDir }
  const output = execFileSync('npm', ['run', '--silent', 'sample:clear'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...variables, ...data },
    encoding: 'utf8',
  })
  // The changed event and its poster.
  expect(output).toContain('2 kept')
  await backend.stop()
  backend = await startBackend({ ...variables, ...data })
  expect((await list('medias/events')).map(({ title }) => title)).toEqual(['Le mien'])
  expect(await list('immo/maisons')).toEqual([])
  for (const address of ['accueil/header-video', 'videos/category/culture']) {
    expect((await read(`${backend.url}/api/${address}/`)).status).toBe(404)
  }
  const files = readdirSync(path.join(backend.dataDir, 'uploads'))
  expect(files.map((name) => name.slice(0, 13))).toEqual(['evenements-14'])
  await backend.remove()
  rmSync(variables.SEED_PICTURES_DIR, { recursive: true })
})
