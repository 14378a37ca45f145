import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { deleteLeftovers } from './temporary-files.mjs'

it('deletes files of the given age only, and accepts a folder that is not there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'temporary-'))
  const now = Date.now()
  for (const [name, ageSeconds] of [
    ['old', 3601],
    ['new', 3500],
  ] as const) {
    writeFileSync(path.join(folder, name), '')
    const time = now / 1000 - ageSeconds
    utimesSync(path.join(folder, name), time, time)
  }
  deleteLeftovers(folder, 3600 * 1000, now)
  expect(readdirSync(folder)).toEqual(['new'])
  rmSync(folder, { recursive: true })
  expect(() => deleteLeftovers(folder, 0)).not.toThrow()
})
