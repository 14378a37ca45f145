import type { Course } from '@/lib/backend/schemas'
import { ogImagePath } from '@/lib/og-image/address'
import type { JsonLdNode } from '@/lib/seo/json-ld'
import { settings } from '@/lib/site/settings'
import { absoluteUrl } from '@/lib/site/urls'
import { courseDescription } from './copy'
import { courseOgImage } from './og-image'
import { courseUrl } from './urls'

/** A course of the institute. */
export function courseJsonLd(course: Course): JsonLdNode {
  return {
    '@type': 'Course',
    name: course.title,
    description: courseDescription(course.title),
    url: courseUrl(course),
    image: course.poster?.href ?? absoluteUrl(ogImagePath(courseOgImage(course))),
    inLanguage: 'fr',
    provider: { '@type': 'Organization', name: settings.careBrand, url: absoluteUrl('/beaute') },
  }
}
