import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, startBackend } from '../../testing/backend'
import { picture } from '../../testing/files'
import { owner } from '../../testing/owner'

let backend: Backend
beforeAll(async () => void (backend = await startBackend()))
afterAll(() => backend.remove())

/** Megabytes of memory of the server: what it has now, and what it has had at most. */
function memory() {
  const status = readFileSync(`/proc/${backend.process.pid}/status`, 'utf8')
  const read = (name: string) => Number(RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1000
  return { now: read('VmRSS'), most: read('VmHWM') }
}

it('50 pictures of 60 million pixels, ten at a time, take 100 MB of the server’s memory at most', async () => {
  const me = await owner(backend)
  const create = { width: 7700, height: 7700, channels: 3 as const, background: '#256' }
  // Interlaced: its decoder holds all its pixels.
  const large = await sharp({ create }).png({ progressive: true, compressionLevel: 1 }).toBuffer()
  expect((await me.upload('premiere.png', await picture('png'), 'image/png')).status).toBe(201)
  const before = memory()
  for (let round = 0; round < 5; round += 1) {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => me.upload('mur.png', large, 'image/png')),
    )
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201))
  }
  const after = memory()
  console.log(`Memory in MB: ${JSON.stringify({ before, after })}`)
  expect(after.now - before.now).toBeLessThanOrEqual(100)
  expect(after.most - before.most).toBeLessThanOrEqual(200)
})
