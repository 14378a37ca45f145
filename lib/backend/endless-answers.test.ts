import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { answerLimits } from '@/lib/limits/limits.mjs'
import { captureLog } from '@/testing/captured-log'
import { listenOnFreePort } from '@/testing/ports'

const cacheDir = mkdtempSync(path.join(tmpdir(), 'endless-'))
const environment = vi.hoisted(() => ({ apiBaseUrl: '', cacheDir: '' }))
environment.cacheDir = cacheDir
vi.mock('next/cache', () => ({ unstable_cache: () => async () => true }))
vi.mock('@/lib/site/environment', () => ({ environment }))
const { getFile, getJson } = await import('./client')
const { load, loadList } = await import('./load')
const list = answerLimits.list

let server = createServer()
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

async function startBackend(answer: RequestListener): Promise<void> {
  server = createServer(answer)
  environment.apiBaseUrl = `http://127.0.0.1:${await listenOnFreePort(server)}`
}

afterAll(() => rmSync(cacheDir, { recursive: true }))

const tooLarge = `plus de ${list.bytes} octets`

it('reads no more than the limit of an endless answer, and closes its connection', async () => {
  let sent = 0
  const closed = new Promise<void>((resolve) => {
    void startBackend((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const part = Buffer.alloc(1_000_000, ' ')
      const send = () => {
        while (!response.destroyed && response.write(part)) sent += part.length
      }
      response.on('drain', send).on('close', resolve)
      send()
    })
  })
  await expect.poll(() => environment.apiBaseUrl).not.toBe('')
  await expect(getJson('/api/medias/photos/', 'medias-photos', list)).rejects.toThrow(tooLarge)
  await closed
  expect(sent).toBeLessThan(3 * list.bytes)
})

it('counts what a compressed answer decompresses to', async () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 }
  const bomb = await promisify(brotliCompress)(Buffer.alloc(4 * list.bytes, ' '), { params })
  expect(bomb.length).toBeLessThan(100_000)
  await startBackend((_, response) => {
    response.writeHead(200, { 'content-encoding': 'br' }).end(bomb)
  })
  await expect(getJson('/api/medias/photos/', 'medias-photos', list)).rejects.toThrow(tooLarge)
  const poster = getFile(`${environment.apiBaseUrl}/affiche.jpg`, 1_000_000)
  await expect(poster).rejects.toThrow('plus de 1000000 octets')
})

it('R12 is given up after ten seconds although fetch has lost its signal', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const answer = expect(getJson('/api/medias/photos/', 'medias-photos', list)).rejects.toThrow(
    'pas de réponse en 10 s',
  )
  await vi.advanceTimersByTimeAsync(10_000)
  await answer
})

it.each([
  ['lists', '[],'],
  ['objects', '{},'],
  ['numbers', '0,'],
])('does not parse what would be millions of %s', async (_, value) => {
  const bomb = `[${value.repeat(Math.floor(list.bytes / value.length) - 2)}0]`
  await startBackend((_, response) => response.writeHead(200).end(bomb))
  await expect(getJson('/api/medias/photos/', 'medias-photos', list)).rejects.toThrow(
    `plus de ${list.values} valeurs`,
  )
})

it('A35 the last good answer is served while a list or an object is too large', async () => {
  let answer = '[1]'
  await startBackend((_, response) => response.writeHead(200).end(answer))
  const number = z.number()
  captureLog()
  expect(await loadList('mediaPhotos', number)).toEqual({ state: 'fresh', data: [1] })
  answer = `[${'1,'.repeat(list.values)}1]`
  expect(await loadList('mediaPhotos', number)).toEqual({ state: 'stale', data: [1] })
  answer = '{"a":1}'
  const parse = z.object({ a: z.number() }).parse
  const object = () => load('siteSettings', (body) => parse(body))
  expect(await object()).toEqual({ state: 'fresh', data: { a: 1 } })
  answer = `{"a":2,"b":"${'x'.repeat(answerLimits.single.bytes)}"}`
  expect(await object()).toEqual({ state: 'stale', data: { a: 1 } })
})
