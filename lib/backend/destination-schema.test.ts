import { expect, it } from 'vitest'
import guides from '@/lib/shared/default-contents/destinations.json'
import { destinationSchema } from './destination-schema'

it('reads a guide in the backend’s names', () => {
  const [spain] = guides
  expect(
    destinationSchema.parse({ id: 1, ...spain, image: '/media/a.jpg', width: 80, height: 100 }),
  ).toMatchObject({
    id: '1',
    slug: 'espagne',
    name: 'Espagne',
    inCountry: 'en Espagne',
    language: 'es',
    facts: { stay: '90 jours sur 180', processing: '7 à 15 jours', currency: 'euro' },
    picture: { size: { width: 80, height: 100 } },
    steps: spain?.etapes,
    tips: spain?.conseils.map(({ titre, texte }) => ({ term: titre, text: texte })),
  })
})

it('needs a name alone, and ignores what does not fit', () => {
  const odd = {
    etapes: [' Un ', 3, '', null],
    conseils: [{ titre: 'Prises' }, 'x', { titre: 'A', texte: 'B' }],
  }
  const sent = {
    id: 2,
    title: 'Portugal',
    langue: 'Portugais',
    visa: 5,
    image: 7,
    pieces: 'x',
    ...odd,
  }
  expect(destinationSchema.parse(sent)).toMatchObject({
    slug: '2',
    language: undefined,
    visa: undefined,
    picture: undefined,
    steps: ['Un'],
    documents: [],
    tips: [{ term: 'A', text: 'B' }],
  })
  expect(destinationSchema.safeParse({ id: 2, title: ' ' }).success).toBe(false)
})
