import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } })

const files: Record<string, () => Promise<Buffer> | Buffer> = {
  '/a.png': () => picture(40, 60).png().toBuffer(),
  '/a.webp': () => picture(40, 60).webp().toBuffer(),
  '/a.jpg': () => picture(40, 60).jpeg().toBuffer(),
  '/large.png': () => picture(4000, 100).png().toBuffer(),
  '/turned.jpg': () => picture(40, 60).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  '/page.html': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  '/heavy.jpg': () => Buffer.alloc(21_000_000),
}

let server: Server
let base = ''
let requests = 0

beforeAll(async () => {
  const respond = async (url: string, response: ServerResponse) => {
    requests += 1
    if (url === '/away.jpg') return response.writeHead(302, { location: '/a.jpg' }).end()
    const file = files[url]
    return response.writeHead(file ? 200 : 404).end(await file?.())
  }
  server = createServer((request, response) => void respond(request.url ?? '', response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubEnv('API_BASE_URL', base)
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

async function download(src: string | undefined) {
  const { posterResponse } = await import('./poster-jpeg')
  const response = await posterResponse(src, 'Fête & nuit')
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

it.each(['/a.png', '/a.webp', '/a.jpg'])('R73 %s is saved as a JPEG', async (path) => {
  const { response, bytes } = await download(base + path)
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

it.each(['/page.html', '/heavy.jpg', '/absent.jpg', '/away.jpg'])(
  'A30 %s is not a poster: 404, not cached',
  async (path) => {
    const { response } = await download(base + path)
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
  const all = await Promise.all([1, 2, 3, 4].map(() => download(`${base}/a.png`)))
  expect(all.map(({ response }) => response.status)).toEqual([200, 200, 200, 200])
  expect(requests - before).toBe(1)
})
