import { expect, it } from 'vitest'
import { courseSchema } from '@/lib/backend/schemas'
import { staticRoutes } from '@/lib/shared/static-routes'
import { sitePlan } from './site-plan'

it('names every static route once, the destinations, and the courses that have a page', () => {
  const courses = ['tresses', '..'].map((slug, id) =>
    courseSchema.parse({ id, title: `Cours ${id}`, slug }),
  )
  const { sections } = sitePlan(courses)
  const links = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'links' in block ? block.links : [])),
  )
  const paths = links.map(({ href }) => href)
  for (const { path } of staticRoutes) expect(paths.filter((it) => it === path)).toHaveLength(1)
  expect(paths).toContain('/voyage/destination/italie')
  expect(links).toContainEqual({ label: 'Cours 0', href: '/beaute/formations/tresses' })
  expect(paths).toHaveLength(staticRoutes.length + 3 + 1)
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Le site',
    'Médias',
    'Voyage',
    'Beauté',
    'Immobilier',
  ])
})
