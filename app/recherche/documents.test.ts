import { expect, it } from 'vitest'
import { staticRoutes } from '@/contract/static-routes'
import {
  courseSchema,
  eventSchema,
  houseSchema,
  photoSchema,
  videoSchema,
} from '@/lib/backend/schemas'
import { defaultDestinations as destinations } from '@/lib/destinations/destinations'
import { searchCopy } from '@/lib/search/copy'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { searchDocuments } from './documents'

const now = new Date('2026-11-24T12:00:00Z')
const nothing = { medias: [], beaute: [] }
const film = { id: 1, title: 'Film', youtube_url: 'https://youtu.be/abcdefghijk' }
const documents = searchDocuments(
  {
    events: [
      eventSchema.parse({ id: 1, title: 'Passé', slug: 'passe', date: '2026-11-01' }),
      eventSchema.parse({
        id: 2,
        title: 'Conte',
        slug: 'conte',
        date: '2026-12-05',
        place: 'Fidjrossè',
      }),
    ],
    videos: { ...nothing, beaute: [videoSchema.parse({ ...film, created_at: '2026-05-01' })] },
    photos: {
      medias: [{ id: 3, title: 'Marché' }, { id: 4 }].map((it) =>
        photoSchema.parse({ ...it, image: '/a.jpg' }),
      ),
      beaute: [],
    },
    courses: [courseSchema.parse({ id: 5, title: 'Tresses', slug: 'tresses', tarif: 150_000 })],
    destinations,
    houses: [
      houseSchema.parse({
        id: 6,
        titre: 'Villa',
        status: 'louer',
        adresse: 'Calavi',
        chambres: 3,
        douches: 2,
        prix: 450_000,
      }),
      houseSchema.parse({ id: 7, titre: 'Vendue', conclusion: 'vendue', conclue_le: '2026-01-01' }),
    ],
  },
  {
    ...defaultSettings,
    contents: { travel: { packs: { etudes: { price_from: 250_000 } } } },
    openingHours: { monday: [{ opens: '09:00', closes: '19:00' }] },
  },
  now,
)
const of = (kind: string) => documents.filter((it) => it.kind === kind)

it('A62 finds contents of every kind, each with its day or price', () => {
  expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(Object.keys(searchCopy.kinds)))
  expect(of('event')).toMatchObject([
    { title: 'Passé', upcoming: undefined, detail: 'dimanche 1er novembre 2026' },
    { href: '/medias/mediaevenements/conte', upcoming: '2026-12-05', place: 'Fidjrossè' },
  ])
  expect(of('video')).toMatchObject([
    { href: '/beaute/videoplayers?v=abcdefghijk', detail: 'vendredi 1er mai 2026' },
  ])
  expect(of('course')).toMatchObject([{ detail: '150\u00a0000\u00a0FCFA' }])
  expect(of('treatment')[0]).toMatchObject({
    href: '/beaute#soins',
    detail: expect.stringMatching(/\d/),
  })
})

it('A62 leaves out what has no words or is no longer listed', () => {
  expect(of('photo')).toMatchObject([{ title: 'Marché', href: '/medias/mediagalerie?photo=3' }])
  expect(of('house')).toMatchObject([{ title: 'Villa', place: 'À louer · Calavi · 3 chambres' }])
})

it('A62 leads to the section of a guide', () => {
  expect(of('destination')).toHaveLength(3)
  expect(of('guide')).toHaveLength(12)
  expect(of('guide')[0]).toMatchObject({
    title: 'Espagne\u00a0: La procédure de visa',
    href: '/voyage/destination/espagne#visa',
    text: expect.stringContaining('Schengen'),
  })
})

it('A62 R116 R120 R106 leads to packs, questions and the institute, as the owner has set them', () => {
  expect(of('pack')).toMatchObject([
    { title: 'Visa Études', href: '/voyage#visas', detail: expect.stringMatching(/250\s000/) },
    { title: 'Visa Travail', detail: undefined, text: expect.stringContaining('ambassade') },
    { title: 'Visa Touristique', picture: '/images/packs/touristique.svg' },
  ])
  expect(of('question')).toHaveLength(5)
  expect(of('question')[3]).toMatchObject({
    title: 'Puis-je annuler ou reporter mon voyage\u202f?',
    href: '/voyage#faq',
    text: expect.stringContaining('prévenez-nous'),
  })
  expect(of('institute')).toMatchObject([
    {
      href: '/beaute#adresse',
      place: 'Cotonou, Bénin',
      detail: expect.stringContaining('9\u00a0h'),
    },
  ])
})

it('A62 R128 leads to each page but the home page, and to what a tab shows', () => {
  const hrefs = of('page').map(({ href }) => href)
  expect(hrefs).toHaveLength(staticRoutes.length - 1)
  expect(hrefs).toEqual(expect.arrayContaining(['/mentions-legales', '/confidentialite']))
  expect(of('page')).toContainEqual(
    expect.objectContaining({
      href: '/immobilier?onglet=devis#services',
      text: expect.stringMatching(/devis personnel[^]*terrain/),
    }),
  )
})
