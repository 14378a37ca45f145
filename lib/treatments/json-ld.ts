import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { formatTreatmentPrice, type TreatmentPrice } from '@/contract/treatment-price'
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
    priceRange: priceRange(lists.flatMap(({ treatments }) => treatments)),
    hasOfferCatalog: lists.map(({ name, treatments }) => ({
      '@type': 'OfferCatalog',
      name,
      itemListElement: treatments.map((treatment) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: treatment.name },
        priceSpecification: priceSpecification(treatment),
      })),
    })),
  }
}

/** A price as numbers; undefined for one on request. */
function priceSpecification({ price, price_to }: TreatmentPrice) {
  if (!price) return undefined
  return {
    '@type': 'PriceSpecification',
    priceCurrency: 'XOF',
    ...(price_to === undefined ? { price } : { minPrice: price, maxPrice: price_to }),
  }
}

/** «5 000 à 25 000 F»: from the lowest to the highest price; undefined where all are on request. */
function priceRange(prices: readonly TreatmentPrice[]): string | undefined {
  const amounts = prices.flatMap(({ price, price_to = price }) =>
    price && price_to ? [price, price_to] : [],
  )
  if (amounts.length === 0) return undefined
  const [price, highest] = [Math.min(...amounts), Math.max(...amounts)]
  return formatTreatmentPrice(highest === price ? { price } : { price, price_to: highest })
}
