import {
  defaultPriceLists,
  type Treatment,
} from '../../../../contract/default-contents/price-lists'
import { formatTreatmentPrice } from '../../../../contract/treatment-price'
import type { ModelRow } from '../../fields/list-field'

/** The rows of the site's own price lists. */
export const modelTreatments = {
  women: defaultPriceLists[0].treatments.map(modelRow),
  men: defaultPriceLists[1].treatments.map(modelRow),
}

function modelRow({ name, duration, price }: Treatment): ModelRow {
  const row = { name, duration: duration ?? null }
  if (price === 'on request') return { ...row, price: null, price_to: null }
  return 'from' in price
    ? { ...row, price: price.from, price_to: price.to }
    : { ...row, price: price.amount, price_to: null }
}

/** A row in words. */
export function modelLine({ name, duration, price }: Treatment): string {
  return [name, duration, formatTreatmentPrice(price)].filter(Boolean).join(', ')
}
