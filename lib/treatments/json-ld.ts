import type { Formation } from '@/lib/backend/schemas'
import { careCards } from './price-list'
import { courseDescription } from '@/lib/courses/copy'
import { absoluteUrl, coursePath } from '@/lib/events/urls'
import { settings } from '@/lib/site/settings'
import { cardAddress } from '@/lib/og-image/address'
import { formationCard } from '@/lib/og-image/subjects'
import { nodeIds, reference, type GraphNode } from '@/lib/seo/json-ld'

const salonId = absoluteUrl('/beaute#institut')

/** The institute with its price list, as the page prints it (R100). */
export function beautySalonNode(): GraphNode {
  const { careBrand, city, mapPoint } = settings
  return {
    '@type': 'BeautySalon',
    '@id': salonId,
    name: careBrand,
    url: absoluteUrl('/beaute'),
    image: absoluteUrl('/images/hero/beaute.jpg'),
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'BJ' },
    geo: { '@type': 'GeoCoordinates', ...mapPoint },
    parentOrganization: reference(nodeIds.organization),
    hasOfferCatalog: careCards.map(({ name, cares }) => ({
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
export function courseNode(course: Formation): GraphNode {
  return {
    '@type': 'Course',
    name: course.title,
    description: courseDescription(course.title),
    url: absoluteUrl(coursePath(course)),
    image: course.poster?.href ?? absoluteUrl(cardAddress(formationCard(course))),
    inLanguage: 'fr',
    provider: { '@type': 'Organization', name: settings.careBrand, url: absoluteUrl('/beaute') },
  }
}

/** «10 000 à 25 000 F» as two amounts, «5000 F» as one; a price on request is none. */
function priceSpecification(price: string): GraphNode | undefined {
  const amounts = price.split('à').map((part) => Number(part.replace(/\D/g, '')))
  const [least = 0, most] = amounts
  if (least === 0) return undefined
  return {
    '@type': 'PriceSpecification',
    priceCurrency: 'XOF',
    ...(most ? { minPrice: least, maxPrice: most } : { price: least }),
  }
}
