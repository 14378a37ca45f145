import { expect, test } from 'vitest'
import type { House } from '@/lib/backend/schemas'
import { houseJsonLd } from './json-ld'

const house: House = {
  id: '7',
  title: 'Villa',
  address: 'Calavi',
  bedrooms: 3,
  showers: 2,
  price: '25000000',
  rentPeriod: undefined,
  status: 'vente',
  mainPhoto: undefined,
  photos: [],
}

test('a house is a listing with its offer: a price in CFA francs, none when the price is text', () => {
  const full = {
    ...house,
    area: 120,
    description: 'Un\nDeux',
    reference: 'R1',
    updatedAt: '2026-01-02',
    plan: { src: '/p', href: 'https://example.org/plan.png' },
  }
  expect(houseJsonLd(full)).toMatchObject({
    '@type': 'RealEstateListing',
    identifier: 'R1',
    dateModified: '2026-01-02T00:00:00.000Z',
    mainEntity: {
      '@type': 'House',
      floorSize: { value: 120, unitCode: 'MTK' },
      accommodationFloorPlan: { layoutImage: 'https://example.org/plan.png' },
    },
    offers: { price: 25_000_000, priceCurrency: 'XOF' },
  })
  const offers = { price: undefined, priceCurrency: undefined }
  expect(houseJsonLd({ ...house, price: 'À débattre' })).toMatchObject({ offers })
})

test('a house is in stock until it is sold or rented', () => {
  const sold = { ...house, concluded: { as: 'vendue' as const } }
  expect(houseJsonLd(sold)).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
  })
  expect(houseJsonLd(house)).toMatchObject({
    offers: { availability: 'https://schema.org/InStock' },
  })
})

test('A24 a house to rent has its period when the backend sends one', () => {
  const rental = { ...house, status: 'louer', price: 450_000 }
  expect(houseJsonLd(rental)).toMatchObject({ offers: { priceSpecification: undefined } })
  expect(houseJsonLd({ ...rental, rentPeriod: 'mois' })).toMatchObject({
    offers: { priceSpecification: { price: 450_000, priceCurrency: 'XOF', unitCode: 'MON' } },
  })
})
