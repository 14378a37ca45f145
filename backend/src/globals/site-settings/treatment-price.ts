import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { priceField } from '../../fields/price/field'
import { priceValidation } from '../../fields/price/validation'

/** Usual amounts of a treatment, FCFA. */
const plausible = [500, 500_000] as const

const isAbove: NumberFieldSingleValidation = (value, options) => {
  const isPrice = priceValidation(value, options)
  if (isPrice !== true || value === null || value === undefined) return isPrice
  const { price } = (options.siblingData ?? {}) as { price?: number | null }
  if (typeof price !== 'number') return 'Écrivez aussi le premier prix.'
  return value > price || 'Ce prix doit dépasser le premier.'
}

/** One price, two for a range, none for «Sur demande». */
export const priceFields: NumberField[] = [
  priceField('price', 'Prix (FCFA)', {
    description: 'Vide\u00a0: «\u00a0Sur demande\u00a0».',
    plausible,
  }),
  priceField('price_to', 'Jusqu’à (FCFA)', {
    description: 'Seulement si le prix varie\u00a0: «\u00a010 000 à 25 000 F\u00a0».',
    plausible,
    validate: isAbove,
  }),
]
