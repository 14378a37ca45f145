import type { Course } from '@/lib/backend/schemas'
import { priceLists } from './price-list'
import { courseDescription } from '@/lib/courses/copy'
import { absoluteUrl, coursePath } from '@/lib/events/urls'
import { settings } from '@/lib/site/settings'
import { ogImagePath } from '@/lib/og-image/address'
import { courseOgImage } from '@/lib/og-image/subjects'
import { jsonLdIds, jsonLdReference, type JsonLdNode } from '@/lib/seo/json-ld'

const salonId = absoluteUrl('/beaute#institut')

/** The institute with its price list, as the page prints it (R100). */
export function beautySalonJsonLd(): JsonLdNode {
  const { careBrand, city, mapPoint } = settings
  return {
    '@type': 'BeautySalon',
    '@id': salonId,
    name: careBrand,
    url: absoluteUrl('/beaute'),
    image: absoluteUrl('/images/hero/beaute.jpg'),
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'BJ' },
    geo: { '@type': 'GeoCoordinates', ...mapPoint },
    parentOrganization: jsonLdReference(jsonLdIds.organization),
    hasOfferCatalog: priceLists.map(({ name, cares }) => ({
      '@type': 'OfferCatalog',
      name,
      itemListElement: cares.map((care) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: care.name },
        priceSpecification: priceSpecification(care.price),
      })),
    })),
  }
}

/** A course of the institute (A25). */
export function courseJsonLd(course: Course): JsonLdNode {
  return {
    '@type': 'Course',
    name: course.title,
    description: courseDescription(course.title),
    url: absoluteUrl(coursePath(course)),
    image: course.poster?.href ?? absoluteUrl(ogImagePath(courseOgImage(course))),
    inLanguage: 'fr',
    provider: { '@type': 'Organization', name: settings.careBrand, url: absoluteUrl('/beaute') },
  }
}

/** «10 000 à 25 000 F» as two amounts, «5000 F» as one; a price on request is none. */
function priceSpecification(price: string): JsonLdNode | undefined {
  const amounts = price.split('à').map((part) => Number(part.replace(/\D/g, '')))
  const [least = 0, most] = amounts
  if (least === 0) return undefined
  return {
    '@type': 'PriceSpecification',
    priceCurrency: 'XOF',
    ...(most ? { minPrice: least, maxPrice: most } : { price: least }),
  }
}
