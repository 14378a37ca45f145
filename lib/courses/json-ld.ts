import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Course } from '@/lib/backend/schemas'
import { hasPage } from '@/lib/http/path-segments'
import { itemListJsonLd, type JsonLdNode } from '@/lib/seo/json-ld'
import { absoluteUrl } from '@/lib/site/urls'
import { courseDescription, coursesCopy } from './copy'
import { nextSessions } from './facts'
import { courseOgImage } from './og-image'
import { coursePath, courseUrl } from './urls'

const frequency: Record<string, string> = { jour: 'Daily', semaine: 'Weekly', mois: 'Monthly' }

/** A course of the institute. */
export function courseJsonLd(course: Course, site: SiteSettings): JsonLdNode {
  return {
    '@type': 'Course',
    name: course.title,
    description: course.lead ?? courseDescription(course.title),
    url: courseUrl(course),
    image: course.poster?.href ?? absoluteUrl(courseOgImage(course, site).path),
    inLanguage: 'fr',
    hasCourseInstance: courseInstances(course, site),
    offers: course.price && {
      '@type': 'Offer',
      category: 'Paid',
      price: course.price,
      priceCurrency: 'XOF',
    },
    provider: { '@type': 'Organization', name: site.careBrand, url: absoluteUrl('/beaute') },
  }
}

/** The sessions of a course to come, as search engines want them; undefined without any. */
function courseInstances(course: Course, site: SiteSettings): JsonLdNode[] | undefined {
  const instances = nextSessions(course).map(({ date, place, left }) => {
    const isOnline = /en ligne|à distance/i.test(place ?? '')
    return {
      '@type': 'CourseInstance',
      courseMode: isOnline ? 'Online' : 'Onsite',
      startDate: date,
      location: isOnline
        ? undefined
        : { '@type': 'Place', name: place ?? site.careBrand, address: place ?? site.city },
      remainingAttendeeCapacity: left,
      ...lengthOf(course.duration),
    }
  })
  return instances.length > 0 ? instances : undefined
}

/** What is known of the length of a course: «3 mois», «6 semaines», «20 heures»; nothing of other words. */
function lengthOf(duration = '') {
  const [, count, unit = ''] = /^(\d+)\s(jour|semaine|mois|heure)s?\b/i.exec(duration) ?? []
  if (!count) return {}
  const repeatFrequency = frequency[unit.toLowerCase()]
  if (!repeatFrequency) return { courseWorkload: `PT${count}H` }
  return { courseSchedule: { '@type': 'Schedule', repeatCount: Number(count), repeatFrequency } }
}

/** The courses that have a page, in the order of the list; undefined without any. */
export function courseListJsonLd(courses: readonly Course[]): JsonLdNode | undefined {
  const items = courses
    .filter(hasPage)
    .map((course) => ({ name: course.title, path: coursePath(course) }))
  return items.length > 0 ? itemListJsonLd(coursesCopy.heading, items) : undefined
}
