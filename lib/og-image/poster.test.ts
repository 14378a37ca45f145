import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { colours } from '@/lib/site/colours'
import { ogImageMaxBytes } from './address'
import { drawPoster } from './poster'

type Parts = Parameters<typeof drawPoster>[0]

const parts: Parts = {
  ...{ area: 'medias', key: { kind: 'affiche', id: 'a' }, productName: 'Rayonne', eyebrow: '' },
  ...{
    title: 'La nuit du conte',
    detail: 'Vendredi 5 décembre 2025 à\u00a020:00',
    place: 'Ouidah',
  },
}
const long = 'Une soirée de conte à Cotonou '.repeat(70)

const cases: [string, Partial<Parts>][] = [
  ['all it can have', {}],
  ['a state', { eyebrow: 'Annulé' }],
  ['a title alone', { detail: undefined, place: undefined } as Partial<Parts>],
  ['long texts', { title: long, detail: long, place: long, productName: long.slice(0, 60) }],
  ['a word too long for a line', { title: 'Anticonstitutionnellement'.repeat(6) }],
  ['no word that can be drawn', { title: '🎉', detail: '…', place: 'أمسية' }],
]

it.each(cases)('draws a poster with %s on its field', async (_, more) => {
  const jpeg = await drawPoster({ ...parts, ...more }, 1080)
  const { format, width, height } = await sharp(jpeg).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1080, height: 1350 })
  expect(jpeg.length).toBeLessThanOrEqual(ogImageMaxBytes)
  // No text reaches the edges of the field, nor the border at its bottom.
  for (const area of [
    { left: 0, top: 700, width: 60, height: 520 },
    { left: 1020, top: 700, width: 60, height: 520 },
    { left: 0, top: 1190, width: 1080, height: 30 },
  ]) {
    const { channels } = await sharp(await sharp(jpeg).extract(area).png().toBuffer()).stats()
    const ground = colours.hibiscus.match(/\w\w/g)?.map((it) => Number.parseInt(it, 16)) ?? []
    channels.forEach(({ mean }, index) =>
      expect(Math.abs(mean - (ground[index] ?? 0))).toBeLessThan(3),
    )
  }
})

it('draws a story with more sky above and more ground below', async () => {
  const story = await drawPoster({ ...parts, key: { kind: 'story', id: 'a' } }, 1080)
  const poster = await drawPoster(parts, 1080)
  const middle = sharp(
    await sharp(story).extract({ left: 0, top: 285, width: 1080, height: 1350 }).png().toBuffer(),
  )
  const { width, height } = await sharp(story).metadata()
  expect({ width, height }).toEqual({ width: 1080, height: 1920 })
  const meanOf = async (picture: Sharp) =>
    (await picture.stats()).channels.map(({ mean }) => Math.round(mean))
  const [inStory, alone] = [await meanOf(middle), await meanOf(sharp(poster))]
  inStory.forEach((mean, index) => expect(Math.abs(mean - (alone[index] ?? 0))).toBeLessThan(3))
})

it.each(Object.entries({ title: 'Gaani', detail: 'Demain', place: 'Nikki', eyebrow: 'Reporté' }))(
  'shows the %s',
  async (name, text) => {
    const plain = await drawPoster(parts, 480)
    expect(plain.equals(await drawPoster({ ...parts, [name]: text }, 480))).toBe(false)
  },
)
