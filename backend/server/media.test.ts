import { beforeAll, describe, expect, it } from 'vitest'
import { mp4, picture } from '../../testing/files'
import { read } from '../testing/read'
import { sharedBackend } from '../testing/shared-backend'

const its = sharedBackend()
const video = mp4(5000)
let videoUrl: string
let photo: string

beforeAll(async () => {
  videoUrl = `${its.backend.url}/media/${(await its.me.upload('f.mp4', video, 'video/mp4')).doc.filename}`
  const png = await picture('png')
  photo = `${its.backend.url}/media/${(await its.me.upload('p.png', png, 'image/png')).doc.filename}`
})

const ranged = (range: string, more = {}) => read(videoUrl, { headers: { Range: range, ...more } })

describe('a media file', () => {
  it('is complete, and cacheable for a year', async () => {
    const response = await fetch(videoUrl)
    const { status, headers } = response
    expect(status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(video)).toBe(true)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(video.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await read(photo)).headers.get('content-type')).toBe('image/png')
  })

  it('answers HEAD without a body', async () => {
    const { status, headers, text } = await read(videoUrl, { method: 'HEAD' })
    expect([status, text]).toEqual([200, ''])
    expect(headers.get('content-length')).toBe(String(video.length))
  })

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=4990-', 4990, video.length - 1],
    ['bytes=-10', video.length - 10, video.length - 1],
    ['bytes=5000-999999', 5000, video.length - 1],
  ])('answers the range %s', async (range, start, end) => {
    const response = await fetch(videoUrl, { headers: { Range: range } })
    const { headers } = response
    expect(response.status).toBe(206)
    expect(headers.get('content-range')).toBe(`bytes ${start}-${end}/${video.length}`)
    expect(headers.get('content-length')).toBe(String(end - start + 1))
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.equals(video.subarray(start, end + 1))).toBe(true)
  })

  it('answers 416 to a range beyond its end', async () => {
    const { status, headers } = await ranged('bytes=999999-')
    expect(status).toBe(416)
    expect(headers.get('content-range')).toBe(`bytes */${video.length}`)
  })

  it('answers 304 to its entity tag, and the whole file to a range of another version', async () => {
    const etag = (await read(videoUrl)).headers.get('etag') ?? ''
    const { status, text } = await read(videoUrl, { headers: { 'If-None-Match': etag } })
    expect([status, text]).toEqual([304, ''])
    expect((await ranged('bytes=0-9', { 'If-Range': etag })).status).toBe(206)
    expect((await ranged('bytes=0-9', { 'If-Range': '"other"' })).status).toBe(200)
  })

  it('cannot be changed', async () => {
    expect((await read(videoUrl, { method: 'DELETE' })).status).toBe(405)
    expect((await read(videoUrl)).status).toBe(200)
  })
})

it.each([
  ['inconnu.jpg', 404],
  ['../secret', 404],
  ['..%2fsecret', 400],
  ['%2e%2e%2fcontenus.db', 400],
  ['..%5csecret.jpg', 400],
  ['a.svg', 404],
  ['.jpg', 404],
  ['', 404],
])('/media/%s is a %i', async (name, expected) => {
  expect((await read(`${its.backend.url}/media/${name}`)).status).toBe(expected)
})
