import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStub, type StubBackend } from './server'

let stub: StubBackend
beforeAll(async () => {
  stub = await startStub()
})
afterAll(() => stub.close())

function get(path: string, init?: RequestInit): Promise<Response> {
  return fetch(`${stub.origin}${path}`, init)
}

test('a picture has the size its name says', async () => {
  const response = await get('/media/affiche-essai-320x200.jpg')
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
  expect([width, height, format]).toEqual([320, 200, 'jpeg'])
})

test('every address of the fixtures leads to a file', async () => {
  const content = stub.content()
  const addresses = [
    ...content.events.map((event) => event.poster ?? ''),
    ...content.videos.map((video) => video.thumbnail ?? ''),
    ...content.beautyVideos.map((video) => video.thumbnail ?? ''),
    ...content.photos.map((photo) => photo.image),
    ...content.beautyPhotos.map((photo) => photo.image),
    ...content.formations.map((formation) => formation.affiche),
    ...content.houses.flatMap((it) => [it.photo_principale, ...it.photos.map((p) => p.image)]),
  ]
  expect(addresses.length).toBeGreaterThan(100)
  expect(addresses.some((address) => address.startsWith('http'))).toBe(true)
  for (const address of addresses) {
    const response = await fetch(new URL(address, stub.origin), { method: 'HEAD' })
    expect(`${response.status} ${address}`).toBe(`200 ${address}`)
  }
})

test('a film answers ranges, and refuses those beyond its end', async () => {
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

test('HEAD tells the length without a body; an unknown file is a 404', async () => {
  const head = await get('/media/accueil.mp4', { method: 'HEAD' })
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000)
  expect(await head.text()).toBe('')
  expect((await get('/media/absente.jpg')).status).toBe(404)
  expect((await get('/media/nulle-0x0.jpg')).status).toBe(404)
})
