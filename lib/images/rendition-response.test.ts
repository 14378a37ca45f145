import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const getFile = vi.hoisted(() => vi.fn())
vi.mock('@/lib/backend/client', () => ({ getFile }))

let cacheDir: string
beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'renditions-'))
  vi.stubEnv('CACHE_DIR', cacheDir)
  vi.stubEnv('API_BASE_URL', 'https://api.example.org/v1')
  vi.resetModules()
  getFile.mockReset()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(cacheDir, { recursive: true, force: true, maxRetries: 5 })
})

const drawing = (format: 'avif' | 'webp') =>
  sharp({ create: { width: 36, height: 27, channels: 3, background: '#a9481f' } })
    .toFormat(format)
    .toBuffer()

/** As a new process answers. */
async function respond(address: string, accept: string) {
  vi.resetModules()
  const { renditionResponse } = await import('./rendition-response')
  return renditionResponse(address, accept)
}

it('requests a rendition once for each format, and sends it while the backend is down', async () => {
  getFile.mockImplementation((_address: string, _maxBytes: number, accept: string) =>
    drawing(accept.startsWith('image/avif') ? 'avif' : 'webp'),
  )
  const address = 'media/a.360'
  for (const [accept, type] of [
    ['image/avif,image/webp', 'image/avif'],
    ['image/webp', 'image/webp'],
  ] as const) {
    const { status, headers } = await respond(address, accept)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    })
  }
  expect(getFile.mock.calls.map(([asked]) => asked as string)).toEqual([
    'https://api.example.org/v1/media/a.360',
    'https://api.example.org/v1/media/a.360',
  ])
  getFile.mockReset()
  getFile.mockRejectedValue(new Error('down'))
  expect((await respond(address, 'image/avif')).status).toBe(200)
  expect(getFile).not.toHaveBeenCalled()
})

it('answers 404, which nothing stores, to what is missing or no picture', async () => {
  getFile.mockRejectedValueOnce(new Error('statut 404'))
  getFile.mockResolvedValueOnce(Buffer.from('<html>'))
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { status, headers } = await respond('admin', 'image/avif')
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  }
  getFile.mockResolvedValueOnce(await drawing('webp'))
  expect((await respond('admin', 'image/avif')).status).toBe(200)
})
