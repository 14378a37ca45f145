/** One euro in CFA francs: the exchange rate is fixed. */
const francsPerEuro = 655.957

const approximate = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 3 })
const grouped = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })

/** A number whose groups stand apart in the display face too, where a narrow space nearly vanishes. */
const withWideSpaces = (format: Intl.NumberFormat, amount: number) =>
  format.format(amount).replace(/\u202f/g, '\u00a0')

/** «25 000 000 FCFA», with French digit grouping. */
export const formatFrancs = (francs: number) => `${withWideSpaces(grouped, francs)}\u00a0FCFA`

/** A price as a backend sends it, or as the owner wrote it. */
type Price = number | string | null | undefined

/** What has no amount to pay, without another word: nothing, zero, a negative number, «0 FCFA», «NaN». */
const noAmount = /^\s*(-?[0\s.,]*|-[\d\s.,]*)(f|f\W?cfa|cfa|xof|nan|null|undefined)?\s*$/i

/** A price in CFA francs: a number above zero, or a text that is one; undefined for all others. */
export function priceNumber(price: Price): number | undefined {
  const isNumeric = typeof price === 'number' || /^\s*\d+(\.\d+)?\s*$/.test(price ?? '')
  return isNumeric && Number(price) >= 1 && Number(price) < Infinity ? Number(price) : undefined
}

/** «25 000 000 FCFA», with French digit grouping; other words unchanged; undefined without an amount. */
export function formatPrice(price: Price): string | undefined {
  const francs = priceNumber(price)
  if (francs !== undefined) return formatFrancs(francs)
  return typeof price === 'string' && !noAmount.test(price) ? price.trim() : undefined
}

/** The one amount that an owner has written, «5.000», «10 000 F CFA»; undefined for all other words. */
export function writtenFrancs(price = ''): number | undefined {
  const [, amount] =
    /^(\d{1,3}(?:[\s.]\d{3})+|\d+)\s*(?:f|f\s?cfa|francs?(?: cfa)?|xof)?\.?$/i.exec(price) ?? []
  return amount === undefined ? undefined : Number(amount.replace(/\D/g, ''))
}

/** The same with its currency where none is written: «5 000 FCFA»; otherwise as `formatPrice`. */
export function formatWrittenPrice(price: string | undefined): string | undefined {
  const francs = /\p{L}/u.test(price ?? '') ? undefined : writtenFrancs(price)
  return francs ? formatFrancs(francs) : formatPrice(price)
}

/** Stands in place of the price of a house without one. */
export const priceOnRequest = 'Prix sur demande'

/** «≈ 38 100 €», to three digits: nobody pays the exact figure; undefined for less than half a euro, and for no amount. */
export function formatEuros(francs = 0): string | undefined {
  const euros = Math.round(francs / francsPerEuro)
  return euros > 0 ? `≈\u00a0${withWideSpaces(approximate, euros)}\u00a0€` : undefined
}
