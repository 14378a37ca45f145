import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } })

let files: Record<string, () => Promise<Buffer> | Buffer> = {
  '/a.png': () => picture(40, 60).png().toBuffer(),
  '/b.png': () => picture(40, 60).png().toBuffer(),
  '/changed.png': () =>
    picture(40, 60 + requests)
      .png()
      .toBuffer(),
  '/a.webp': () => picture(40, 60).webp().toBuffer(),
  '/a.jpg': () => picture(40, 60).jpeg().toBuffer(),
  '/large.png': () => picture(4000, 100).png().toBuffer(),
  '/turned.jpg': () => picture(40, 60).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  '/wide.png': () => picture(12_001, 2).png().toBuffer(),
  '/page.html': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  '/heavy.jpg': () => Buffer.alloc(21_000_000),
}

let server: Server
let base = ''
let cacheDir = ''
let requests = 0

beforeAll(async () => {
  const respond = async (url: string, response: ServerResponse) => {
    requests += 1
    if (url === '/away.jpg') return response.writeHead(302, { location: '/a.jpg' }).end()
    const file = files[url.replace(/\?.*$/, '')]
    return response.writeHead(file ? 200 : 404).end(await file?.())
  }
  server = createServer((request, response) => void respond(request.url ?? '', response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  cacheDir = mkdtempSync(path.join(tmpdir(), 'posters-'))
  vi.stubEnv('API_BASE_URL', base)
  vi.stubEnv('CACHE_DIR', cacheDir)
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
  rmSync(cacheDir, { recursive: true, force: true })
})

async function download(src: string | undefined) {
  const { posterResponse } = await import('./poster-jpeg')
  const response = await posterResponse(src, 'Fête & nuit')
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

it.each(['/a.png', '/a.webp', '/a.jpg'])('R73 %s is saved as a JPEG', async (name) => {
  const { response, bytes } = await download(base + name)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('content-disposition')).toContain('Fete & nuit.jpg')
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
})

it('R73 applies the EXIF orientation and bounds the dimensions', async () => {
  const turned = await sharp((await download(`${base}/turned.jpg`)).bytes).metadata()
  expect(turned).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
  const large = await sharp((await download(`${base}/large.png`)).bytes).metadata()
  expect(large).toMatchObject({ format: 'jpeg', width: 3508, height: 88 })
})

it.each(['/page.html', '/wide.png', '/heavy.jpg', '/absent.jpg', '/away.jpg'])(
  'A30 %s is not a poster: 404, not cached',
  async (name) => {
    const { response } = await download(base + name)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  },
)

it('A30 requests no other host', async () => {
  const before = requests
  const { port } = new URL(base)
  for (const src of [`http://localhost:${port}/a.jpg`, 'file:///etc/hostname', undefined]) {
    expect((await download(src)).response.status).toBe(404)
  }
  expect(requests).toBe(before)
})

it('R73 converts a poster once for simultaneous downloads', async () => {
  const before = requests
  const all = await Promise.all([1, 2, 3, 4].map(() => download(`${base}/b.png`)))
  expect(all.map(({ response }) => response.status)).toEqual([200, 200, 200, 200])
  expect(requests - before).toBe(1)
})

it('R73 converts a poster once for later downloads, after a restart too', async () => {
  const first = await download(`${base}/changed.png`)
  const before = requests
  vi.resetModules()
  const second = await download(`${base}/changed.png`)
  expect(second.bytes.equals(first.bytes)).toBe(true)
  expect(requests).toBe(before)
})

it('R73 converts a poster again after a day, and sends the old one while that fails', async () => {
  const first = await download(`${base}/changed.png`)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3600 * 1000 })
  const second = await download(`${base}/changed.png`)
  expect(second.bytes.equals(first.bytes)).toBe(false)
  vi.setSystemTime(Date.now() + 50 * 3600 * 1000)
  const { '/changed.png': file, ...others } = files
  files = others
  expect((await download(`${base}/changed.png`)).bytes.equals(second.bytes)).toBe(true)
  files = { ...others, '/changed.png': file ?? (() => Buffer.alloc(0)) }
  vi.useRealTimers()
})

it('answers 503 when too many posters wait to be converted', async () => {
  let finish = () => undefined as void
  const finished = new Promise<void>((resolve) => (finish = resolve))
  files = { ...files, '/slow.png': () => finished.then(() => picture(40, 60).png().toBuffer()) }
  const busy: Awaited<ReturnType<typeof download>>[] = []
  const started = Array.from({ length: 40 }, async (_, index) => {
    const poster = await download(`${base}/slow.png?${index}`)
    if (poster.response.status === 503) busy.push(poster)
    return poster
  })
  await expect.poll(() => busy).toHaveLength(18)
  finish()
  const all = await Promise.all(started)
  expect(busy[0]?.response.headers.get('retry-after')).toBe('2')
  expect(busy[0]?.response.headers.get('content-type')).toContain('text/plain')
  expect(busy[0]?.bytes.toString()).toContain('Réessayez')
  expect(all.filter(({ response }) => response.status === 200)).toHaveLength(22)
})
