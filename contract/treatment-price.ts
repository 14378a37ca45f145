/**
 * What a treatment costs, in CFA francs (XOF): one amount, a range, or on request. Texts and JSON-LD
 * are derived from it. `ungrouped`: the specification writes this amount without a separator.
 */
export type TreatmentPrice =
  | { amount: number; ungrouped?: true }
  | { from: number; to: number }
  | 'on request'

/** «10 000 à 25 000 F», «5 000 F» or «Sur demande». */
export function formatTreatmentPrice(price: TreatmentPrice): string {
  if (price === 'on request') return 'Sur demande'
  if ('from' in price) return `${grouped(price.from)} à ${grouped(price.to)} F`
  return `${price.ungrouped ? price.amount : grouped(price.amount)} F`
}

/** The price for schema.org; undefined for one on request. */
export function priceSpecification(price: TreatmentPrice) {
  if (price === 'on request') return undefined
  return {
    '@type': 'PriceSpecification',
    priceCurrency: 'XOF',
    ...('from' in price ? { minPrice: price.from, maxPrice: price.to } : { price: price.amount }),
  }
}

/** «5 000 à 25 000 F»: from the lowest to the highest of some prices; undefined where all are on request. */
export function priceRange(prices: readonly TreatmentPrice[]): string | undefined {
  const amounts = prices.flatMap((price) => {
    if (price === 'on request') return []
    return 'from' in price ? [price.from, price.to] : [price.amount]
  })
  if (amounts.length === 0) return undefined
  const [from, to] = [Math.min(...amounts), Math.max(...amounts)]
  return formatTreatmentPrice(from === to ? { amount: from } : { from, to })
}

/** Digits grouped by plain spaces, as in the specification. */
function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ' ')
}
