import { expect, it } from 'vitest'
import { photoSchema } from '@/lib/backend/schemas'
import { photoCards } from './card'

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
