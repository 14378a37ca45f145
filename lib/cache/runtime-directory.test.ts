import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'runtime-directory-'))
  vi.stubEnv('CACHE_DIR', path.join(folder, 'cache'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, maxRetries: 5 })
})

/** The module as a new process loads it. */
async function load() {
  vi.resetModules()
  return import('./runtime-directory.mjs')
}

it('reads the build id beside the server folder, once', async () => {
  const { buildIdOf } = await load()
  writeFileSync(path.join(folder, 'BUILD_ID'), 'b1\n')
  expect(buildIdOf(path.join(folder, 'server'))).toBe('b1')
  rmSync(path.join(folder, 'BUILD_ID'))
  expect(buildIdOf(path.join(folder, 'server'))).toBe('b1')
})

it('throws without a build', async () => {
  const { buildIdOf } = await load()
  expect(() => buildIdOf(path.join(folder, 'server'))).toThrow('BUILD_ID')
})

it('is a folder of the build in CACHE_DIR, `.cache` by default', async () => {
  const { runtimeDirectory } = await load()
  expect(runtimeDirectory('b1')).toBe(path.join(folder, 'cache/pages/b1'))
  vi.stubEnv('CACHE_DIR', '')
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  const defaults = await load()
  expect(defaults.runtimeDirectory('b1')).toBe(path.join(folder, '.cache/pages/b1'))
})

it('deletes the folders of other builds and leaves its own', async () => {
  for (const build of ['b1', 'b2', 'b3']) {
    mkdirSync(path.join(folder, 'cache/pages', build, 'folder'), { recursive: true })
  }
  const { runtimeDirectory } = await load()
  runtimeDirectory('b2')
  const remaining = () =>
    ['b1', 'b2', 'b3'].filter((build) => existsSync(path.join(folder, 'cache/pages', build)))
  await vi.waitFor(() => expect(remaining()).toEqual(['b2']))
  expect(existsSync(path.join(folder, 'cache/pages/b2/folder'))).toBe(true)
})
