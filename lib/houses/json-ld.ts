import type { Maison } from '@/lib/backend/schemas'
import { absoluteUrl, housePath } from '@/lib/events/urls'
import { priceNumber } from './prices'
import type { GraphNode } from '@/lib/seo/json-ld'

const functions: Record<string, string> = {
  vente: 'http://purl.org/goodrelations/v1#Sell',
  louer: 'http://purl.org/goodrelations/v1#LeaseOut',
}

/** A house on offer, in CFA francs where its price is a number. */
export function houseNode(house: Maison): GraphNode {
  const { titre, adresse, chambres, douches, prix, status, photoPrincipale, photos } = house
  const price = priceNumber(prix)
  const pictures = [photoPrincipale, ...photos].flatMap((photo) => photo?.href ?? [])
  return {
    '@type': 'Offer',
    url: absoluteUrl(housePath(house)),
    price,
    priceCurrency: price === undefined ? undefined : 'XOF',
    businessFunction: functions[status ?? ''],
    itemOffered: {
      '@type': 'House',
      name: titre,
      address: adresse && {
        '@type': 'PostalAddress',
        streetAddress: adresse,
        addressCountry: 'BJ',
      },
      numberOfBedrooms: chambres,
      numberOfBathroomsTotal: douches,
      image: pictures.length > 0 ? pictures : undefined,
    },
  }
}
