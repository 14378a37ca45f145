import { expect, it } from 'vitest'
import guides from '@/contract/default-contents/destinations.json'
import { destinationCopy } from './copy'
import { guideSchema } from './destinations'

const { lists } = destinationCopy

it('reads a guide in the backend’s names', () => {
  const [spain] = guides
  expect(
    guideSchema.parse({ id: 1, ...spain, image: '/media/a.jpg', width: 80, height: 100 }),
  ).toMatchObject({
    id: '1',
    slug: 'espagne',
    name: 'Espagne',
    inCountry: 'en Espagne',
    language: 'es',
    facts: { stay: '90 jours sur 180', processing: '7 à 15 jours', currency: 'euro' },
    picture: { replacement: { src: { size: { width: 80, height: 100 } } } },
    visa: expect.arrayContaining([
      { heading: lists.steps, items: spain?.etapes, ordered: true },
      { heading: lists.documents, items: spain?.pieces },
    ]),
    autres: [{ terms: spain?.conseils.map(({ titre, texte }) => ({ term: titre, text: texte })) }],
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
  expect(guideSchema.parse(sent)).toMatchObject({
    slug: '2',
    language: undefined,
    picture: { own: { src: '/images/hero/voyage.jpg', alt: '' } },
    visa: [{ heading: lists.steps, items: ['Un'], ordered: true }],
    autres: [{ terms: [{ term: 'A', text: 'B' }] }],
  })
  expect(guideSchema.safeParse({ id: 2, title: ' ' }).success).toBe(false)
})
