import type { Course } from '@/lib/backend/schemas'
import { isRoutableSlug } from '@/lib/http/path-segments'
import { itemListJsonLd } from '@/lib/seo/item-list'
import type { JsonLdNode } from '@/lib/seo/json-ld'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { absoluteUrl } from '@/lib/site/urls'
import { courseDescription, coursesCopy } from './copy'
import { courseOgImage } from './og-image'
import { coursePath, courseUrl } from './urls'

/** A course of the institute. */
export function courseJsonLd(course: Course, site: SiteSettings): JsonLdNode {
  return {
    '@type': 'Course',
    name: course.title,
    description: course.lead ?? courseDescription(course.title),
    url: courseUrl(course),
    image: course.poster?.href ?? absoluteUrl(courseOgImage(course, site).path),
    inLanguage: 'fr',
    offers: course.price && {
      '@type': 'Offer',
      category: 'Paid',
      price: course.price,
      priceCurrency: 'XOF',
    },
    provider: { '@type': 'Organization', name: site.careBrand, url: absoluteUrl('/beaute') },
  }
}

/** The courses that have a page, in the order of the list; undefined without any. */
export function courseListJsonLd(courses: readonly Course[]): JsonLdNode | undefined {
  const items = courses
    .filter(({ slug }) => isRoutableSlug(slug))
    .map((course) => ({ name: course.title, path: coursePath(course) }))
  return items.length > 0 ? itemListJsonLd(coursesCopy.heading, items) : undefined
}
