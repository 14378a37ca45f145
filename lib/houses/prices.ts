/** One euro in CFA francs: the parity is fixed. */
const francsPerEuro = 655.957

const grouped = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })

/**
 * The number that a price holds: a number, or a text that is one (A24).
 * @returns CFA francs; undefined for words, nothing, and what is no amount
 */
export function priceNumber(price: number | string | undefined): number | undefined {
  const isNumeric = typeof price === 'number' || /^\s*\d+(\.\d+)?\s*$/.test(price ?? '')
  const value = Number(price)
  return isNumeric && Number.isFinite(value) && value >= 0 ? value : undefined
}

/** «25 000 000 FCFA», grouped as in French; a price in words as it is; undefined without one (A24). */
export function formatPrice(price: number | string | undefined): string | undefined {
  const value = priceNumber(price)
  return value === undefined
    ? String(price ?? '').trim() || undefined
    : `${grouped.format(value)}\u00a0FCFA`
}

/** «38 112 €», rounded to the euro; undefined when the price is no number, or too small for one. */
export function euroEquivalent(price: number | string | undefined): string | undefined {
  const euros = Math.round((priceNumber(price) ?? 0) / francsPerEuro)
  return euros > 0 ? `${grouped.format(euros)}\u00a0€` : undefined
}
