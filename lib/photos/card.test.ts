import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { photoSchema } from '@/lib/backend/schemas'
import { boxRatio, boxRatioClass, photoCards } from './card'

it('a photo is named by what it shows, else by its title, else by its position', async () => {
  const photo = { id: 1, image: '/a.jpg', width: 900, height: 600 }
  const sent = [
    { title: 'Marché', description: 'Une allée de tissus.' },
    { title: 'Marché', credit: 'Ama' },
    { credit: 7 },
  ]
  const cards = await photoCards(
    sent.map((more) => photoSchema.parse({ ...photo, ...more })),
    4,
  )
  expect(cards.map(({ alt }) => alt)).toEqual(['Une allée de tissus.', 'Marché', 'Photo 7'])
  expect(cards.map(({ credit }) => credit)).toEqual([undefined, 'Photo\u00a0: Ama', undefined])
  expect(cards.map(({ title }) => title)).toEqual(['Marché', 'Marché', ''])
})

it('is the aspect ratio of the photo, rounded to 1/40', () => {
  expect(boxRatio({ width: 900, height: 600 })).toBe(0.675)
  expect(boxRatio({ width: 600, height: 900 })).toBe(1.5)
  expect(boxRatio({ width: 800, height: 800 })).toBe(1)
})

it('is 3/4 for a photo of unknown dimensions', () => {
  expect(boxRatio(undefined)).toBe(0.75)
})

it('limits very wide and very tall photos', () => {
  expect(boxRatio({ width: 9000, height: 300 })).toBe(0.4)
  expect(boxRatio({ width: 100, height: 5000 })).toBe(2)
})

it('has a class for each ratio, which the style sheet lists', () => {
  expect(boxRatioClass({ width: 900, height: 600 })).toBe('aspect-40/27')
  expect(boxRatioClass({ width: 9000, height: 300 })).toBe('aspect-40/16')
  expect(boxRatioClass({ width: 100, height: 5000 })).toBe('aspect-40/80')
  const styles = readFileSync(path.resolve('app/globals.css'), 'utf8')
  expect(styles).toContain("@source inline('aspect-40/{16..80}');")
})
