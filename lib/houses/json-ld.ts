import type { House } from '@/lib/backend/schemas'
import type { JsonLdNode } from '@/lib/seo/json-ld'
import { absoluteUrl } from '@/lib/site/urls'
import { isRentPeriod, priceNumber, rentPeriodCodes } from './prices'
import { housePath } from './urls'

const businessFunctions: Record<string, string> = {
  vente: 'http://purl.org/goodrelations/v1#Sell',
  louer: 'http://purl.org/goodrelations/v1#LeaseOut',
}

/** An offer of a house, in CFA francs when its price is a number. */
export function houseJsonLd(house: House): JsonLdNode {
  const { title, address, bedrooms, showers, status, rentPeriod, mainPhoto, photos } = house
  const price = priceNumber(house.price)
  const priceCurrency = price === undefined ? undefined : 'XOF'
  const pictures = [mainPhoto, ...photos].flatMap((photo) => photo?.href ?? [])
  return {
    '@type': 'Offer',
    url: absoluteUrl(housePath(house)),
    availability: house.concluded && 'https://schema.org/SoldOut',
    price,
    priceCurrency,
    priceSpecification:
      price !== undefined && isRentPeriod(rentPeriod)
        ? {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency,
            unitCode: rentPeriodCodes[rentPeriod],
          }
        : undefined,
    businessFunction: businessFunctions[status ?? ''],
    itemOffered: {
      '@type': 'House',
      name: title,
      address: address && {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressCountry: 'BJ',
      },
      numberOfBedrooms: bedrooms,
      numberOfBathroomsTotal: showers,
      image: pictures.length > 0 ? pictures : undefined,
    },
  }
}
