/**
 * What a treatment costs, in whole CFA francs (XOF): `price`, or from `price` to `price_to`; on request
 * without a price, or at 0. The fields of the back-office, `/api/site/settings/`, the default price lists
 * and the cards have this one shape. `ungrouped`: the specification writes this amount without a separator.
 */
export type TreatmentPrice = {
  price?: number | undefined
  price_to?: number | undefined
  ungrouped?: true
}

/** «10 000 à 25 000 F», «5 000 F» or «Sur demande». */
export function formatTreatmentPrice({ price, price_to, ungrouped }: TreatmentPrice): string {
  if (!price) return 'Sur demande'
  if (price_to !== undefined) return `${grouped(price)} à ${grouped(price_to)} F`
  return `${ungrouped ? price : grouped(price)} F`
}

/** Digits grouped by plain spaces, as in the specification. */
const grouped = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ' ')
