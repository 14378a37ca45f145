import type { Course } from '@/lib/backend/schemas'
import { coursePath } from '@/lib/courses/urls'
import { destinationPath, destinations } from '@/lib/destinations/destinations'
import { isRoutableSlug } from '@/lib/http/path-segments'
import type { LinkBlock, TextSection } from '@/lib/legal/text-blocks'
import { staticRoutes } from '@/lib/shared/static-routes'
import { siteAreas, universes } from '@/lib/shared/universes.mjs'
import { sitePlanCopy } from './copy'

type Links = LinkBlock['links']

/** The plan of the site: a section for its own pages and one for each universe, every static route once. */
export function sitePlan(courses: readonly Course[]) {
  const contents: Partial<Record<(typeof siteAreas)[number], Links>> = {
    voyage: destinations.map((it) => ({ label: it.name, href: destinationPath(it) })),
    beaute: courses
      .filter(({ slug }) => isRoutableSlug(slug))
      .map((course) => ({ label: course.title, href: coursePath(course) })),
  }
  const sections = siteAreas.map((area): TextSection => {
    const pages = staticRoutes.filter((it) => it.area === area)
    const links = pages.map(({ name, path }) => ({ label: name, href: path }))
    return {
      id: area,
      heading: universes.find(({ key }) => key === area)?.name ?? sitePlanCopy.site,
      blocks: [{ links: [...links, ...(contents[area] ?? [])] }],
    }
  })
  return { lead: sitePlanCopy.lead, sections }
}
