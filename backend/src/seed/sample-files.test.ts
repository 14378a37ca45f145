import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sampleFiles } from '../../testing/sample-pictures'

const backendRoot = path.resolve(import.meta.dirname, '../..')

it('has all its real pictures and videos', () => {
  const folder = path.join(backendRoot, 'seed/pictures')
  expect(sampleFiles().filter((name) => !existsSync(path.join(folder, name)))).toEqual([])
  for (const name of sampleFiles().filter((file) => file.endsWith('.mp4'))) {
    const budget = name.includes('-telephone') ? 350 : 1200
    expect(statSync(path.join(folder, name)).size).toBeLessThan(budget * 1024)
  }
})
