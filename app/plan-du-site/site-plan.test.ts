import { expect, it } from 'vitest'
import { courseSchema, eventSchema, houseSchema } from '@/lib/backend/schemas'
import { staticRoutes } from '@/lib/shared/static-routes'
import { sitePlan } from './site-plan'

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
  const { sections } = sitePlan({ courses, events, houses }, new Date('2026-11-24T12:00:00Z'))
  const linksOf = (id?: string) =>
    sections
      .filter((section) => !id || section.id === id)
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (typeof block === 'object' && 'links' in block ? block.links : []))
  const paths = linksOf().map(({ href }) => href)
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

it('names 50 houses at most: their list leads to more', () => {
  const houses = Array.from({ length: 60 }, (_, id) => houseSchema.parse({ id, titre: 'Villa' }))
  const plan = sitePlan({ courses: [], events: [], houses }, new Date())
  const empty = sitePlan({ courses: [], events: [], houses: [] }, new Date())
  const count = ({ sections }: typeof plan) => JSON.stringify(sections).split('"href"').length
  expect(count(plan) - count(empty)).toBe(50)
})
