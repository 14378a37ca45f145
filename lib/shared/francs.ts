/** One euro in CFA francs: the exchange rate is fixed. */
const francsPerEuro = 655.957

const approximate = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 3 })
const grouped = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })

/** «25 000 000 FCFA», with French digit grouping. */
export const formatFrancs = (francs: number) => `${grouped.format(francs)}\u00a0FCFA`

/** «≈ 38 100 €», to three digits: nobody pays the exact figure; undefined for less than half a euro, and for no amount. */
export function formatEuros(francs = 0): string | undefined {
  const euros = Math.round(francs / francsPerEuro)
  return euros > 0 ? `≈\u00a0${approximate.format(euros)}\u00a0€` : undefined
}
