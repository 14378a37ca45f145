import { createServer, type RequestListener } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
import { listenOnFreePort } from '@/backend/testing/ports'
import { maxAnswerBytes } from '@/lib/limits/limits.mjs'

const settings = vi.hoisted(() => ({ apiBaseUrl: '' }))
vi.mock('@/lib/site/settings', () => ({ settings }))
const { getFile, getJson } = await import('./client')

let server = createServer()
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

async function startBackend(answer: RequestListener): Promise<void> {
  server = createServer(answer)
  settings.apiBaseUrl = `http://127.0.0.1:${await listenOnFreePort(server)}`
}

const tooLarge = `plus de ${maxAnswerBytes} octets`

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
  await expect.poll(() => settings.apiBaseUrl).not.toBe('')
  await expect(getJson('/api/medias/photos/', 'medias-photos')).rejects.toThrow(tooLarge)
  await closed
  expect(sent).toBeLessThan(3 * maxAnswerBytes)
})

it('counts what a compressed answer decompresses to', async () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 }
  const bomb = await promisify(brotliCompress)(Buffer.alloc(4 * maxAnswerBytes, ' '), { params })
  expect(bomb.length).toBeLessThan(100_000)
  await startBackend((_, response) => {
    response.writeHead(200, { 'content-encoding': 'br' }).end(bomb)
  })
  await expect(getJson('/api/medias/photos/', 'medias-photos')).rejects.toThrow(tooLarge)
  const poster = getFile(`${settings.apiBaseUrl}/affiche.jpg`, 1_000_000)
  await expect(poster).rejects.toThrow('plus de 1000000 octets')
})

it('R12 is given up after ten seconds although fetch has lost its signal', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const answer = expect(getJson('/api/medias/photos/', 'medias-photos')).rejects.toThrow(
    'pas de réponse en 10 s',
  )
  await vi.advanceTimersByTimeAsync(10_000)
  await answer
})
