import { formatEuros, formatFrancs } from '@/lib/shared/francs'

/** The periods of a rent, and their codes of UN/CEFACT for structured data. */
export const rentPeriodCodes = { mois: 'MON', semaine: 'WEE', nuit: 'DAY' } as const

type PricedHouse = { price?: number | string | undefined; rentPeriod?: string | undefined }

export function isRentPeriod(text: string | undefined): text is keyof typeof rentPeriodCodes {
  return Object.keys(rentPeriodCodes).some((period) => period === text)
}

/**
 * The numeric value of a price: a number, or a text that is a number.
 * @returns CFA francs; undefined for other texts, no price, and negative numbers
 */
export function priceNumber(price: number | string | undefined): number | undefined {
  const isNumeric = typeof price === 'number' || /^\s*\d+(\.\d+)?\s*$/.test(price ?? '')
  const value = Number(price)
  return isNumeric && Number.isFinite(value) && value >= 0 ? value : undefined
}

/** «25 000 000 FCFA», with French digit grouping; other texts unchanged; undefined without a price. */
export function formatPrice(price: number | string | undefined): string | undefined {
  const value = priceNumber(price)
  return value === undefined ? String(price ?? '').trim() || undefined : formatFrancs(value)
}

/** «450 000 FCFA par mois»: as `formatPrice`, with the period where the backend sends one. */
export function formatHousePrice(house: PricedHouse): string | undefined {
  const shown = formatPrice(house.price)
  return shown && shown + perPeriod(house)
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
