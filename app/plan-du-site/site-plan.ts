import type { Course, Event, House } from '@/lib/backend/schemas'
import { coursePath } from '@/lib/courses/urls'
import { destinationPath, destinations } from '@/lib/destinations/destinations'
import { splitByDate } from '@/lib/events/sections'
import { eventPath } from '@/lib/events/urls'
import { isListed } from '@/lib/houses/concluded'
import { housePath } from '@/lib/houses/urls'
import { isRoutableSlug } from '@/lib/http/path-segments'
import type { LinkBlock, TextSection } from '@/lib/legal/text-blocks'
import { staticRoutes } from '@/lib/shared/static-routes'
import { siteAreas, universes } from '@/lib/shared/universes.mjs'
import { sitePlanCopy } from './copy'

type Links = LinkBlock['links']

type Contents = { courses: readonly Course[]; events: readonly Event[]; houses: readonly House[] }

/** Of events and of houses; their lists lead to more. */
const maxLinks = 50

/**
 * The plan of the site: a section for its own pages and one for each universe, every static route once.
 * @param now events that are over then, and houses that are no longer listed, are left out
 */
export function sitePlan({ courses, events, houses }: Contents, now: Date) {
  const hasPage = ({ slug }: { slug: string }) => isRoutableSlug(slug)
  const upcoming = splitByDate(events.filter(hasPage), now).upcoming.slice(0, maxLinks)
  const listed = houses.filter((house) => isListed(house, now)).slice(0, maxLinks)
  const contents: Partial<Record<(typeof siteAreas)[number], Links>> = {
    medias: upcoming.map((event) => ({ label: event.title, href: eventPath(event) })),
    voyage: destinations.map((it) => ({ label: it.name, href: destinationPath(it) })),
    beaute: courses
      .filter(hasPage)
      .map((course) => ({ label: course.title, href: coursePath(course) })),
    immobilier: listed.map((house) => ({ label: house.title, href: housePath(house) })),
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
