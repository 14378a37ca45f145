import { priceNumber } from '@/contract/formatting/francs'
import type { House } from '@/lib/backend/schemas'
import { validInstant } from '@/lib/dates/publication-date'
import type { JsonLdNode } from '@/lib/seo/json-ld'
import { absoluteUrl } from '@/lib/site/urls'
import { isRentPeriod, rentPeriodCodes } from './prices'
import { housePath } from './urls'

const businessFunctions: Record<string, string> = {
  vente: 'http://purl.org/goodrelations/v1#Sell',
  louer: 'http://purl.org/goodrelations/v1#LeaseOut',
}

/** A house with its offer, in CFA francs when its price is a number; sold out once it is sold or let. */
export function houseJsonLd(house: House): JsonLdNode {
  const { title, mainPhoto, photos, description, updatedAt, reference } = house
  const pictures = [mainPhoto, ...photos].flatMap((photo) => photo?.href ?? [])
  const image = pictures.length > 0 ? pictures : undefined
  return {
    '@type': 'RealEstateListing',
    name: title,
    url: absoluteUrl(housePath(house)),
    description,
    image,
    identifier: reference,
    dateModified: validInstant(updatedAt)?.toISOString(),
    mainEntity: buildingOf(house, image),
    offers: offerOf(house),
  }
}

function buildingOf(house: House, image?: string[]) {
  const { title, address, bedrooms, showers, area, plan } = house
  return {
    '@type': 'House',
    name: title,
    address: address && { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'BJ' },
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: showers,
    floorSize: area && { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' },
    accommodationFloorPlan: plan && { '@type': 'FloorPlan', layoutImage: plan.href },
    image,
  }
}

function offerOf({ price: given, rentPeriod, status, concluded }: House) {
  const price = priceNumber(given)
  const amount = { price, priceCurrency: price === undefined ? undefined : 'XOF' }
  return {
    '@type': 'Offer',
    availability: `https://schema.org/${concluded ? 'SoldOut' : 'InStock'}`,
    businessFunction: businessFunctions[status ?? ''],
    ...amount,
    priceSpecification:
      price !== undefined && isRentPeriod(rentPeriod)
        ? { '@type': 'UnitPriceSpecification', ...amount, unitCode: rentPeriodCodes[rentPeriod] }
        : undefined,
  }
}
