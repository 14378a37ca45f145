import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { animatedWebp, mp4, picture, pngOf } from '../../../testing/files'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'

const its = sharedBackend()
const folder = () => path.join(its.backend.dataDir, 'uploads')
const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'
const html = '<!doctype html><html><script>alert(1)</script></html>'

describe.each([
  ['SVG', svg, 'dessin.svg', 'image/svg+xml', 'C’est un dessin SVG'],
  ['SVG called .jpg', svg, 'dessin.jpg', 'image/jpeg', 'C’est un dessin SVG'],
  ['HTML', html, 'page.html', 'text/html'],
  ['HTML called .jpg', html, 'page.jpg', 'image/jpeg'],
  ['HTML called .mp4', html, 'page.mp4', 'video/mp4'],
  ['GIF, cut', 'GIF89a\x01\0\x01\0', 'image.gif', 'image/gif', 'Ce fichier est abîmé'],
  ['AVIF, cut', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'image.heic', 'image/heic', 'abîmé'],
  ['nothing', '', 'vide.jpg', 'image/jpeg', 'Ce fichier est vide'],
  ['PDF', '%PDF-1.7\n', 'affiche.pdf', 'application/pdf', 'C’est un PDF'],
  ['BMP', 'BM\x36\0\0\0', 'dessin.bmp', 'image/bmp', 'C’est une image BMP'],
  ['WebM', '\x1aE\xdf\xa3\x01', 'film.webm', 'video/webm', 'C’est un film WebM'],
  ['AVI', 'RIFF\x10\0\0\0AVI LIST', 'film.avi', 'video/x-msvideo', 'C’est un film AVI'],
  ['MP3', 'ID3\x04', 'chanson.mp3', 'audio/mpeg', 'C’est un son'],
  ['M4A', '\0\0\0\x1cftypM4A \0\0\0\0', 'voix.m4a', 'audio/mp4', 'C’est un son'],
])('%s', (_kind, content, name, type, sentence = 'Ce fichier n’est pas accepté') => {
  it('is refused in French and nothing is stored', async () => {
    const { status, text } = await its.me.upload(name, Buffer.from(content, 'latin1'), type)
    expect(status).toBe(400)
    expect(text).toContain(sentence)
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

it.each(['avif', 'gif', 'tiff'] as const)(
  '%s becomes a picture that browsers show',
  async (format) => {
    const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c60' } })
    const bytes = await drawn.toFormat(format).toBuffer()
    const { status, text } = await its.me.upload(`plage.${format}`, bytes, `image/${format}`)
    expect(status).toBe(201)
    const { doc } = JSON.parse(text) as { doc: { filename: string; mimeType: string } }
    const { filename, mimeType } = doc
    expect([path.extname(String(filename)), mimeType]).toEqual(['.webp', 'image/webp'])
    const stored = await sharp(path.join(folder(), String(filename))).metadata()
    expect([stored.format, stored.width, stored.height]).toEqual(['webp', 40, 30])
  },
)

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
  expect(text).toContain('Ce film n’a pas pu être lu. Il est abîmé')
  expect(text).not.toContain('corrupted')
})

it('a film of empty boxes is refused within a second, and others are answered meanwhile', async () => {
  const costly = Buffer.concat([mp4(4000), Buffer.alloc(1_000_000, '\0\0\0\x08free')])
  const before = performance.now()
  let took = 0
  const sent = its.me.upload('film.mp4', costly, 'video/mp4')
  void sent.finally(() => (took = performance.now() - before))
  const pauses: number[] = []
  do {
    const asked = performance.now()
    expect((await read(`${its.backend.url}/healthz`)).status).toBe(200)
    pauses.push(performance.now() - asked)
  } while (took === 0)
  const { status, text } = await sent
  expect([status, text]).toEqual([400, expect.stringContaining('Ce film n’a pas pu être lu')])
  expect(took).toBeLessThan(10_000)
  expect(Math.max(...pauses)).toBeLessThan(2000)
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
