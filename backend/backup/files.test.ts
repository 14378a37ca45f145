import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { copyNewFiles } from './files.mjs'

it('a second call copies what came meanwhile, and what was incomplete', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'))
  const [source, target] = ['source', 'target'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ]
  await copyNewFiles(source, target)
  expect(readdirSync(target)).toEqual([])
  await copyNewFiles(target, source)
  writeFileSync(path.join(source, 'film.mp4'), 'début')
  await copyNewFiles(source, target)
  writeFileSync(path.join(source, 'film.mp4'), 'début et fin')
  writeFileSync(path.join(source, 'photo.jpg'), 'photo')
  await copyNewFiles(source, target)
  const contents = readdirSync(target).map((name) => readFileSync(path.join(target, name), 'utf8'))
  expect(contents).toEqual(['début et fin', 'photo'])
  rmSync(folder, { recursive: true })
})
