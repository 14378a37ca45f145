import { expect, it } from 'vitest'
import { staticRoutes } from '@/contract/static-routes'
import { courseSchema, eventSchema, houseSchema, photoSchema } from '@/lib/backend/schemas'
import { defaultDestinations as destinations } from '@/lib/destinations/destinations'
import { sitePlan } from './site-plan'

const nothing = {
  videos: { medias: [], beaute: [] },
  photos: { medias: [], beaute: [] },
  destinations,
}

it('names every static route once, the destinations, courses with a page, upcoming events and listed houses', () => {
  const courses = ['tresses', '..'].map((slug, id) =>
    courseSchema.parse({ id, title: `Cours ${id}`, slug }),
  )
  const events = ['2026-11-30', '2026-11-26', '2026-11-23'].map((date, id) =>
    eventSchema.parse({ id, title: `Fête ${id}`, slug: `fete-${id}`, date }),
  )
  const houses = [{}, { conclusion: 'vendue', conclue_le: '2026-09-01' }].map((rest, id) =>
    houseSchema.parse({ id, titre: `Villa ${id}`, status: 'louer', ...rest }),
  )
  const { sections } = sitePlan(
    { ...nothing, courses, events, houses },
    new Date('2026-11-24T12:00:00Z'),
  )
  const linksOf = (id?: string) =>
    sections
      .filter((section) => !id || section.id === id)
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (typeof block === 'object' && 'links' in block ? block.links : []))
  const paths = [...sections, ...linksOf()].flatMap(({ href }) => href ?? [])
  for (const { path } of staticRoutes) expect(paths.filter((it) => it === path)).toHaveLength(1)
  expect(paths).toContain('/voyage/destination/italie')
  expect(linksOf('beaute').at(-1)).toEqual({
    label: 'Cours 0',
    href: '/beaute/formations/tresses',
  })
  expect(linksOf('medias').slice(-2)).toEqual(
    [1, 0].map((id) => ({ label: `Fête ${id}`, href: `/medias/mediaevenements/fete-${id}` })),
  )
  expect(linksOf('immobilier').at(-1)).toEqual({
    label: 'Villa 0',
    href: '/immobilier?onglet=louer&maison=0',
  })
  expect(paths).toHaveLength(staticRoutes.length + 3 + 1 + 2 + 1)
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Le site',
    'Médias',
    'Voyage',
    'Beauté',
    'Immobilier',
  ])
})

it('names each page of a list, and every house', () => {
  const houses = Array.from({ length: 60 }, (_, id) => houseSchema.parse({ id, titre: 'Villa' }))
  const medias = Array.from({ length: 73 }, (_, id) => photoSchema.parse({ id, image: '/a.jpg' }))
  const photos = { medias, beaute: [] }
  const { sections } = sitePlan({ ...nothing, photos, courses: [], events: [], houses }, new Date())
  const text = JSON.stringify(sections)
  expect(text.match(/"label":"Galerie[^"]*","href":"[^"]*"/g)).toEqual(
    ['', ', page 2', ', page 3'].map(
      (name, index) =>
        `"label":"Galerie${name}","href":"/medias/mediagalerie${index ? `/page/${index + 1}` : ''}"`,
    ),
  )
  expect(text.match(/maison=/g)).toHaveLength(60)
})
