import { jsonLdIds, type JsonLdNode, jsonLdReference } from '@/lib/seo/json-ld'
import type { SiteSettings } from '@/lib/site/site-settings/merge-settings'
import { absoluteUrl } from '@/lib/site/urls'
import { openingHoursJsonLd } from './opening-hours'
import { priceSpecification } from './price'
import { priceLists } from './price-list'

const salonId = absoluteUrl('/beaute#institut')

/** The institute with its price lists, as shown on the page. */
export function beautySalonJsonLd({
  careBrand,
  city,
  mapPoint,
  district,
  openingHours,
}: SiteSettings): JsonLdNode {
  return {
    '@type': 'BeautySalon',
    '@id': salonId,
    name: careBrand,
    url: absoluteUrl('/beaute'),
    image: absoluteUrl('/images/hero/beaute.jpg'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: district,
      addressLocality: city,
      addressCountry: 'BJ',
    },
    openingHoursSpecification: openingHours && openingHoursJsonLd(openingHours),
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
