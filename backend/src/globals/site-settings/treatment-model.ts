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

/** The values of all fields of a row: an empty one has null. */
function modelRow({ name, duration, price, price_to }: Treatment): ModelRow {
  return { name, duration: duration ?? null, price: price ?? null, price_to: price_to ?? null }
}

/** A row in words. */
export function modelLine(treatment: Treatment): string {
  const { name, duration } = treatment
  return [name, duration, formatTreatmentPrice(treatment)].filter(Boolean).join(', ')
}
