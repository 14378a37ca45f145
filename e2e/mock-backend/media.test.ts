import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockBackend, startMockBackend } from './server'

let mock: MockBackend
beforeAll(async () => {
  mock = await startMockBackend()
})
afterAll(() => mock.close())

function get(path: string, init?: RequestInit): Promise<Response> {
  return fetch(`${mock.origin}${path}`, init)
}

test('a picture has the size that its name contains', async () => {
  const response = await get('/media/affiche-essai-320x200.jpg')
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
  expect([width, height, format]).toEqual([320, 200, 'jpeg'])
})

test('every media address in the fixtures answers a file', async () => {
  const content = mock.content()
  const addresses = [
    ...content['medias-events'].map((event) => event.poster ?? ''),
    ...content['medias-videos'].map((video) => video.thumbnail ?? ''),
    ...content['beauty-videos'].map((video) => video.thumbnail ?? ''),
    ...content['medias-photos'].map((photo) => photo.image),
    ...content['beauty-photos'].map((photo) => photo.image),
    ...content['beauty-formations'].map((course) => course.affiche),
    ...content['immo-maisons'].flatMap((it) => [
      it.photo_principale,
      ...it.photos.map((p) => p.image),
    ]),
  ]
  expect(addresses.length).toBeGreaterThan(100)
  expect(addresses.some((address) => address.startsWith('http'))).toBe(true)
  for (const address of addresses) {
    const response = await fetch(new URL(address, mock.origin), { method: 'HEAD' })
    expect(`${response.status} ${address}`).toBe(`200 ${address}`)
  }
})

test('a video answers range requests, and refuses a range beyond its end', async () => {
  const whole = Buffer.from(await (await get('/media/accueil.mp4')).arrayBuffer())
  expect(whole.subarray(4, 8).toString()).toBe('ftyp')
  const part = async (range: string) => {
    const response = await get('/media/accueil.mp4', { headers: { range } })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, range: response.headers.get('content-range'), bytes }
  }
  const size = whole.length
  expect(await part('bytes=0-')).toEqual({
    status: 206,
    range: `bytes 0-${size - 1}/${size}`,
    bytes: whole,
  })
  expect((await part('bytes=10-19')).bytes).toEqual(whole.subarray(10, 20))
  expect((await part('bytes=-5')).bytes).toEqual(whole.subarray(-5))
  expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` })
})

test('HEAD answers the length without a body; an unknown file is a 404', async () => {
  for (const area of ['accueil', 'beauty', 'voyage', 'immo']) {
    const { video } = (await (await get(`/api/${area}/header-video/`)).json()) as { video: string }
    const head = await fetch(new URL(video, mock.origin), { method: 'HEAD' })
    expect(head.headers.get('content-type')).toBe('video/mp4')
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000)
    expect(await head.text()).toBe('')
  }
  expect((await get('/media/absente.jpg')).status).toBe(404)
  expect((await get('/media/nulle-0x0.jpg')).status).toBe(404)
})
