import type { Formation } from '../backend/schemas'
import { careCards } from '../content/care-prices'
import { courseDescription } from '../content/courses'
import { absoluteUrl, coursePath } from '../paths'
import { settings } from '../settings'
import { cardAddress } from '../share-card/address'
import { formationCard } from '../share-card/subjects'
import { nodeIds, reference, type GraphNode } from './node'

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
