import { priceSpecification } from './price'
import { courseOgImage } from '@/lib/courses/og-image'
import { coursePath } from '@/lib/courses/urls'
import { absoluteUrl } from '@/lib/site/urls'
import type { Course } from '@/lib/backend/schemas'
import { priceLists } from './price-list'
import { courseDescription } from '@/lib/courses/copy'
import { settings } from '@/lib/site/settings'
import { ogImagePath } from '@/lib/og-image/address'
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
    hasOfferCatalog: priceLists.map(({ name, treatments }) => ({
      '@type': 'OfferCatalog',
      name,
      itemListElement: treatments.map((treatment) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: treatment.name },
        priceSpecification: priceSpecification(treatment.price),
      })),
    })),
  }
}
