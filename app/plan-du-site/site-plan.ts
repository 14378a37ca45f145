import { listsOf, type SiteContent } from '@/app/site-content'
import { staticRoutes } from '@/contract/static-routes'
import { siteAreas, universes } from '@/contract/universes.mjs'
import { coursePath } from '@/lib/courses/urls'
import { destinationPath } from '@/lib/destinations/destinations'
import { splitByDate } from '@/lib/events/sorting'
import { eventPath } from '@/lib/events/urls'
import { isListed } from '@/lib/houses/concluded'
import { housePath } from '@/lib/houses/urls'
import { hasPage } from '@/lib/http/path-segments'
import type { LinkBlock, TextSection } from '@/lib/legal/text-blocks'
import { paginationCopy } from '@/lib/pagination/copy'
import { allPages, pagePath } from '@/lib/pagination/pages'
import { sitePlanCopy } from './copy'

type Links = LinkBlock['links']

/** Of upcoming events, whose list leads to more; of houses, which have no list in pages. */
const [maxEvents, maxHouses] = [50, 3000]

/**
 * The plan of the site: a section for its own pages and one for each universe, every static route once, each
 * page of a list, and so no content more than four clicks from the home page.
 * @param now events that are over then, and houses that are no longer listed, are left out
 */
export function sitePlan(content: SiteContent, now: Date) {
  const { courses, destinations, events, houses } = content
  const upcoming = splitByDate(events.filter(hasPage), now).upcoming.slice(0, maxEvents)
  const listed = houses.filter((house) => isListed(house, now)).slice(0, maxHouses)
  const contents: Partial<Record<(typeof siteAreas)[number], Links>> = {
    medias: upcoming.map((event) => ({ label: event.title, href: eventPath(event) })),
    voyage: destinations.map((it) => ({ label: it.name, href: destinationPath(it) })),
    beaute: courses
      .filter(hasPage)
      .map((course) => ({ label: course.title, href: coursePath(course) })),
    immobilier: listed.map((house) => ({ label: house.title, href: housePath(house) })),
  }
  const lists = listsOf(content)
  const sections = siteAreas.map((area): TextSection => {
    const universe = universes.find(({ key }) => key === area)
    const pages = staticRoutes.filter((it) => it.area === area && it.path !== universe?.path)
    const links = pages.flatMap(({ name, path }) =>
      allPages(lists[path] ?? []).map(({ page }) => ({
        label: paginationCopy.headingOf(name, page),
        href: pagePath(path, page),
      })),
    )
    return {
      id: area,
      heading: universe?.name ?? sitePlanCopy.site,
      ...(universe && { href: universe.path }),
      blocks: [
        { links },
        { heading: sitePlanCopy.contents[area], links: contents[area] ?? [] },
      ].filter((block) => block.links.length > 0),
    }
  })
  return { lead: sitePlanCopy.lead, sections }
}
