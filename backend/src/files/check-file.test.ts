import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { animatedWebp, mp4, picture, pngOf } from '../../../testing/files'
import { sharedBackend } from '../../testing/shared-backend'

const its = sharedBackend()
const folder = () => path.join(its.backend.dataDir, 'uploads')
const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'
const html = '<!doctype html><html><script>alert(1)</script></html>'

describe.each([
  ['SVG', svg, 'dessin.svg', 'image/svg+xml'],
  ['SVG called .jpg', svg, 'dessin.jpg', 'image/jpeg'],
  ['HTML', html, 'page.html', 'text/html'],
  ['HTML called .jpg', html, 'page.jpg', 'image/jpeg'],
  ['HTML called .mp4', html, 'page.mp4', 'video/mp4'],
  ['GIF', 'GIF89a\x01\0\x01\0', 'image.gif', 'image/gif'],
  ['AVIF', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'image.heic', 'image/heic'],
  ['nothing', '', 'vide.jpg', 'image/jpeg'],
])('%s', (_kind, content, name, type) => {
  it('is refused in French and nothing is stored', async () => {
    const { status, text } = await its.me.upload(name, Buffer.from(content, 'latin1'), type)
    expect(status).toBe(400)
    expect(text).toMatch(/Ce fichier n’est pas accepté|Aucun fichier/)
    expect(readdirSync(folder())).toEqual([])
  })
})

it.each([
  [12_001, 2],
  [26_800_000, 9],
  [16_000, 16_000],
])('a picture of %i × %i pixels is refused before it is decoded', async (width, height) => {
  const { status, text } = await its.me.upload('vague.png', pngOf(width, height), 'image/png')
  expect(status).toBe(400)
  expect(text).toContain('trop grande')
  expect(readdirSync(folder())).toEqual([])
})

it('an address is no file: nothing is downloaded', async () => {
  const address = { url: 'http://127.0.0.1:1/photo.png', filename: 'photo.png' }
  const { status, text } = await its.me.create('uploads', address)
  expect([status, text]).toEqual([400, expect.stringContaining('Aucun fichier')])
})

it('a file has no copies: the address that is sent with one is not downloaded either', async () => {
  const id = await its.me.uploadPicture()
  const address = { url: 'http://127.0.0.1:1/photo.png', filename: 'photo.png' }
  expect((await its.me.create(`uploads/${id}/duplicate`, address)).status).toBe(404)
  expect(its.backend.output()).not.toMatch(/photo\.png|ECONNREFUSED|ssrf/i)
})

it('an animated picture counts with the pixels of all its pictures', async () => {
  expect(
    (await its.me.upload('danse.webp', await animatedWebp(2000, 2000), 'image/webp')).status,
  ).toBe(201)
  const { status, text } = await its.me.upload(
    'danse.webp',
    await animatedWebp(2000, 12_100),
    'image/webp',
  )
  expect([status, text]).toEqual([400, expect.stringContaining('trop grande')])
})

it.each([
  ['MP4', mp4(4000).subarray(0, 2000)],
  ['MOV', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ')],
])('says in French that a film is damaged: %s', async (_kind, damaged) => {
  const { status, text } = await its.me.upload('film.mp4', damaged, 'video/mp4')
  expect(status).toBe(400)
  expect(text).toContain('Ce fichier est abîmé')
  expect(text).not.toContain('corrupted')
})

it('says in French that a picture is damaged', async () => {
  const damaged = (await picture('png', 1, 800)).subarray(0, 60)
  const { status, text } = await its.me.upload('photo.png', damaged, 'image/png')
  expect(status).toBeGreaterThanOrEqual(400)
  expect(text).toContain('Ce fichier est abîmé')
})

it.each([
  ['jpeg', 'Été 2026 (2).JPEG', /^ete-2026-2-[0-9a-f]{10}\.jpg$/],
  ['png', 'logo.jpg', /^logo-[0-9a-f]{10}\.png$/],
  ['webp', '../../x.webp', /^x-[0-9a-f]{10}\.webp$/],
] as const)(
  'accepts %s under a name with a hash of its content',
  async (format, name, expected) => {
    const { status, doc } = await its.me.upload(
      name,
      await picture(format),
      'application/octet-stream',
    )
    expect(status).toBe(201)
    expect(doc.filename).toMatch(expected)
  },
)

it('gives different names to different contents', async () => {
  const [one, other] = [
    await its.me.upload('photo.jpg', await picture('jpeg', 10), 'image/jpeg'),
    await its.me.upload('photo.jpg', await picture('jpeg', 20), 'image/jpeg'),
  ]
  expect(one.doc.filename).not.toBe(other.doc.filename)
})

it('resizes a huge picture to 2400 pixels and strips its location', async () => {
  const huge = await sharp(await picture('jpeg', 30, 3200))
    .withExif({ IFD3: { GPSLatitude: '6/1 21/1 0/1' } })
    .toBuffer()
  const { doc } = await its.me.upload('grande.jpg', huge, 'image/jpeg')
  const stored = readFileSync(path.join(folder(), doc.filename ?? ''))
  const { width, height, exif } = await sharp(stored).metadata()
  expect([width, height, exif]).toEqual([2400, 1800, undefined])
})

describe('a HEIC photo of an iPhone', () => {
  /** Red, 220 of 255, to the left and blue to the right, in Display P3, to be turned by 90°; with a place. */
  const photo = readFileSync(
    path.resolve(import.meta.dirname, '../../testing/fixtures/iphone.heic'),
  )

  it('becomes a JPEG that stands upright, in the colours of the photo and without its place', async () => {
    expect(photo.includes('Apple')).toBe(true)
    const { status, doc } = await its.me.upload('IMG_0001.HEIC', photo, 'image/heic')
    expect(status).toBe(201)
    expect(doc.filename).toMatch(/^img-0001-[0-9a-f]{10}\.jpg$/)
    const stored = sharp(path.join(folder(), doc.filename ?? ''))
    expect(await stored.metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 96 })
    expect((await stored.metadata()).exif).toBeUndefined()
    const [red = 0, green, blue] = await stored.raw().toBuffer()
    expect([red > 210, green, blue]).toEqual([true, expect.closeTo(20, -1), expect.closeTo(20, -1)])
  })

  it('that is damaged is refused, and the sentence says what to do on the phone', async () => {
    const before = readdirSync(folder())
    const { status, text } = await its.me.upload(
      'IMG_0002.HEIC',
      photo.subarray(0, 700),
      'image/heic',
    )
    expect(status).toBe(400)
    expect(text).toMatch(/Réglages.*Appareil photo.*Formats.*Le plus compatible/)
    expect(readdirSync(folder())).toEqual(before)
  })
})
