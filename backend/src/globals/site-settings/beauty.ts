import type { NumberField, NumberFieldSingleValidation, Tab } from 'payload'
import {
  defaultPriceLists,
  type Treatment,
} from '../../../../contract/default-contents/price-lists'
import { formatTreatmentPrice } from '../../../../contract/treatment-price'
import { listField, type ModelRow } from '../../fields/list-field'
import { group, row, textField } from '../../fields/plain'
import { priceField } from '../../fields/price/field'
import { priceValidation } from '../../fields/price/validation'
import { rowTitle, sentenceField } from './value-field'

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
const priceFields: NumberField[] = [
  priceField('price', 'Prix (FCFA)', { plausible, width: '50%' }),
  priceField('price_to', 'Jusqu’à (FCFA)', { plausible, validate: isAbove, width: '50%' }),
]

/** The rows of the site's own price lists. */
export const modelTreatments = {
  women: defaultPriceLists[0].treatments.map(modelRow),
  men: defaultPriceLists[1].treatments.map(modelRow),
}

/** The values of all fields of a row: an empty one has null. */
function modelRow({ name, duration, price, price_to }: Treatment): ModelRow {
  return { name, duration: duration ?? null, price: price ?? null, price_to: price_to ?? null }
}

function modelLine(treatment: Treatment): string {
  const { name, duration } = treatment
  return [name, duration, formatTreatmentPrice(treatment)].filter(Boolean).join(', ')
}

/** The two price lists of the institute. */
export const beautyTab: Tab = {
  name: 'beauty',
  label: 'Soins et prix',
  fields: defaultPriceLists.map(({ key, name, line, treatments }) =>
    group(key, `Carte ${name}`, [
      sentenceField('line', 'Phrase sous le titre', { inForce: line }),
      listField('treatments', 'Soins', {
        singular: 'Soin',
        title: 'name',
        fields: [
          rowTitle('name', 'Nom du soin', 80),
          row(...priceFields),
          textField('duration', 'Durée', 40),
        ],
        isOpen: true,
        model: modelTreatments[key],
        modelLines: treatments.map(modelLine),
      }),
    ]),
  ),
}
