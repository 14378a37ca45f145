import { formatEuros, formatPrice, priceNumber, priceOnRequest } from '@/contract/formatting/francs'
import type { House } from '@/lib/backend/schemas'

/** The periods of a rent, and their codes of UN/CEFACT for structured data. */
export const rentPeriodCodes = { mois: 'MON', semaine: 'WEE', nuit: 'DAY' } as const

type PricedHouse = Partial<Pick<House, 'price' | 'rentPeriod' | 'concluded'>>

export function isRentPeriod(text: string | undefined): text is keyof typeof rentPeriodCodes {
  return Object.keys(rentPeriodCodes).some((period) => period === text)
}

/** «450 000 FCFA par mois», «Prix sur demande»; undefined for a house that is sold or rented, without a price. */
export function formatHousePrice(house: PricedHouse): string | undefined {
  const shown = formatPrice(house.price)
  if (shown) return shown + perPeriod(house)
  return house.concluded ? undefined : priceOnRequest
}

/** The same in euros; undefined for a price that is another text, and for less than half a euro. */
export function euroEquivalent(house: PricedHouse): string | undefined {
  const euros = formatEuros(priceNumber(house.price))
  return euros && euros + perPeriod(house)
}

function perPeriod({ price, rentPeriod }: PricedHouse): string {
  const isRent = priceNumber(price) !== undefined && isRentPeriod(rentPeriod)
  return isRent ? ` par\u00a0${rentPeriod}` : ''
}
