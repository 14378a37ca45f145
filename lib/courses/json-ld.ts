import type { Course } from '@/lib/backend/schemas'
import type { JsonLdNode } from '@/lib/seo/json-ld'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { absoluteUrl } from '@/lib/site/urls'
import { courseDescription } from './copy'
import { courseOgImage } from './og-image'
import { courseUrl } from './urls'

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
