import sharp from 'sharp'
import { expect, it } from 'vitest'
import { siteAreas } from '@/contract/universes.mjs'
import { ogImageMaxBytes } from './address'
import { drawOgImage, type OgImageParts } from './drawing'

const card: OgImageParts = {
  productName: 'Rayonne',
  area: 'medias',
  eyebrow: 'Événement',
  title: 'La nuit du conte',
  detail: 'Vendredi 5 décembre 2025 à\u00a020:00',
}

/** Red on the left, blue on the right. */
const halves = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#ff0000' } }).composite([
    {
      input: { create: { width: 200, height: 300, channels: 3, background: '#0000ff' } },
      left: 200,
      top: 0,
    },
  ])

const noise = () => {
  const raw = { width: 700, height: 700, channels: 3 } as const
  const bytes = new Uint8Array(raw.width * raw.height * raw.channels)
  for (let at = 0; at < bytes.length; at += 65_536) {
    crypto.getRandomValues(bytes.subarray(at, at + 65_536))
  }
  return sharp(bytes, { raw }).png({ compressionLevel: 0 }).toBuffer()
}

async function expectCard(jpeg: Buffer): Promise<void> {
  const { format, width, height, exif, icc, xmp } = await sharp(jpeg).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
  expect(jpeg.length).toBeLessThanOrEqual(ogImageMaxBytes)
}

/** The colour of a point, as red, green and blue. */
async function colourAt(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  const spot = { left, top, width: 1, height: 1 }
  return [...(await sharp(jpeg).extract(spot).raw().toBuffer())]
}

it.each(siteAreas)('draws %s with its ornament when there is no picture', async (area) => {
  await expectCard(await drawOgImage({ ...card, area }))
})

it('respects the size limit with a picture of noise', async () => {
  await expectCard(await drawOgImage({ ...card, picture: await noise() }))
})

it('draws the ornament when the file is not a picture', async () => {
  const plain = await drawOgImage(card)
  const cut = (await halves().jpeg().toBuffer()).subarray(0, 300)
  for (const picture of [Buffer.from('<html>'), cut, Buffer.alloc(0)]) {
    expect(plain.equals(await drawOgImage({ ...card, picture }))).toBe(true)
  }
  const whole = await halves().jpeg().toBuffer()
  expect(plain.equals(await drawOgImage({ ...card, picture: whole }))).toBe(false)
})

it('applies the EXIF orientation and removes metadata', async () => {
  const shot = await halves()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const jpeg = await drawOgImage({ ...card, picture: shot })
  await expectCard(jpeg)
  // Rotated by 90 degrees, red is above blue.
  const [above, below] = await Promise.all([colourAt(jpeg, 1100, 60), colourAt(jpeg, 1100, 560)])
  expect(above[0]).toBeGreaterThan(200)
  expect(below[2]).toBeGreaterThan(200)
})

it('shows all of a poster or thumbnail beside the disc, over itself, darker', async () => {
  const picture = await halves().jpeg().toBuffer()
  const jpeg = await drawOgImage({ ...card, picture, isWhole: true })
  await expectCard(jpeg)
  const [left, right, above] = await Promise.all([
    colourAt(jpeg, 760, 300),
    colourAt(jpeg, 1180, 300),
    colourAt(jpeg, 1180, 60),
  ])
  expect(left?.[0]).toBeGreaterThan(200)
  expect(right?.[2]).toBeGreaterThan(200)
  expect(above?.[2]).toBeLessThan((right?.[2] ?? 0) - 20)
})

const titles: [string, string][] = [
  ['markup', '</script><script>alert(1)</script> & "oui" \'non\' <b>gras</b>'],
  ['entities', 'Art &amp; culture &lt;svg&gt;'],
  ['emoji alone', '🎉👩🏾‍🦱🇧🇯'],
  ['Arabic alone', 'أمسية الشعر في كوتونو'],
  ['a word of 150 letters', 'Anticonstitutionnellement'.repeat(6)],
  ['a word of 150 letters among others', `Un ${'é'.repeat(150)} «\u00a0de plus\u00a0»`],
  ['200 characters', 'Une soirée de conte à Cotonou '.repeat(7).slice(0, 200)],
  ['2,000 characters', 'Une soirée de conte à Cotonou '.repeat(70)],
  ['nothing', ''],
  ['lines and tabs', 'Une\nligne\tpuis\u2028une autre'],
]

it.each(titles)('draws a title of %s', async (_, title) => {
  await expectCard(await drawOgImage({ ...card, title }))
})

it('draws the brand’s name when no word can be drawn', async () => {
  const nothing = await drawOgImage({ ...card, eyebrow: '', title: '', detail: '' })
  const unreadable = { ...card, eyebrow: '🎉', title: 'أمسية', detail: '…' }
  expect(nothing.equals(await drawOgImage(unreadable))).toBe(true)
  expect(nothing.equals(await drawOgImage(card))).toBe(false)
})

it('draws the characters of a title unchanged, markup included', async () => {
  const marked = await drawOgImage({ ...card, title: '</script>' })
  expect(marked.equals(await drawOgImage({ ...card, title: 'script' }))).toBe(false)
})
