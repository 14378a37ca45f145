import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, startBackend } from '../../../testing/backend'
import { picture, pngOf } from '../../../testing/files'
import { owner } from '../../../testing/owner'

let backend: Backend
// As every start of a server sets it.
beforeAll(async () => void (backend = await startBackend({ MALLOC_ARENA_MAX: '2' })))
afterAll(() => backend.remove())

/** Megabytes of memory of the server: what it has now, and what it has had at most. */
function memory() {
  const status = readFileSync(`/proc/${backend.process.pid}/status`, 'utf8')
  const read = (name: string) => Number(RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1000
  return { now: read('VmRSS'), most: read('VmHWM') }
}

/** A comment of a JPEG, as long as one can be. */
const comment = Buffer.alloc(2 + 0xffff, ' ')
comment.writeUInt32BE(0xff_fe_ff_ff)

/** With the five megabytes of a photo of a phone; few pixels, as other processes decode and encode them. */
async function photo() {
  const plain = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#256' } })
  const file = await plain.jpeg().toBuffer()
  return Buffer.concat([file.subarray(0, 2), ...Array<Buffer>(75).fill(comment), file.subarray(2)])
}

/** Its decoder holds all its pixels. */
const interlaced = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#256' } })
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer()

it('30 large uploads, ten at a time, take 100 MB at most of the server’s memory', async () => {
  const me = await owner(backend)
  await me.upload('photo.jpg', await picture(), 'image/jpeg')
  const before = memory()
  const [honest, large] = [await photo(), await interlaced(7700)]
  for (let round = 0; round < 3; round += 1) {
    // Those that decode slowly once, side by side.
    const interlacedFiles = round === 0 ? 3 : 0
    const files = [
      ...Array<[Buffer, number]>(8 - interlacedFiles).fill([honest, 201]),
      ...Array<[Buffer, number]>(interlacedFiles).fill([large, 201]),
      ...[pngOf(26_800_000, 9), pngOf(16_000, 16_000)].map((file) => [file, 400] as const),
    ]
    const sent = files.map(([file]) => me.upload('mur.png', file, 'image/png'))
    const replies = await Promise.all(sent)
    expect(replies.map(({ status }) => status)).toEqual(files.map(([, status]) => status))
  }
  const after = memory()
  console.log(`Memory in MB: ${JSON.stringify({ before, after })}`)
  expect(after.now - before.now).toBeLessThanOrEqual(100)
})
