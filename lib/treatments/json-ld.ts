import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { priceRange, priceSpecification } from '@/contract/treatment-price'
import { type JsonLdNode, organizationReference } from '@/lib/seo/json-ld'
import { heroPicture, sitePictureUrl } from '@/lib/site-settings/site-picture'
import { absoluteUrl } from '@/lib/site/urls'
import { openingHoursJsonLd } from './opening-hours'
import { priceListsOf } from './price-list'

const salonId = absoluteUrl('/beaute#institut')

/** The institute with its price lists, as shown on the page. */
export function beautySalonJsonLd(site: SiteSettings): JsonLdNode {
  const { careBrand, city, mapPoint, district, openingHours } = site
  const lists = priceListsOf(site)
  const prices = lists.flatMap(({ treatments }) => treatments.map(({ price }) => price))
  return {
    '@type': 'BeautySalon',
    '@id': salonId,
    name: careBrand,
    url: absoluteUrl('/beaute'),
    image: sitePictureUrl(heroPicture(site.contents, 'beaute')),
    address: {
      '@type': 'PostalAddress',
      streetAddress: district,
      addressLocality: city,
      addressCountry: 'BJ',
    },
    openingHoursSpecification: openingHours && openingHoursJsonLd(openingHours),
    geo: { '@type': 'GeoCoordinates', ...mapPoint },
    parentOrganization: organizationReference,
    priceRange: priceRange(prices),
    hasOfferCatalog: lists.map(({ name, treatments }) => ({
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
