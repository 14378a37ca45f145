import { defaultPriceLists, type Treatment } from '@/contract/default-contents/price-lists'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { formatTreatmentPrice } from '@/contract/treatment-price'
import { sitePicture } from '@/lib/site-settings/site-picture'
import type { PriceListRow } from './booking'

/** A price list as the page shows it. */
export type PriceList = ReturnType<typeof priceListsOf>[number]

/** The two price lists: what the owner has set, over the defaults. */
export function priceListsOf({ contents }: Pick<SiteSettings, 'contents'>) {
  return defaultPriceLists.map(({ key, name, line, image, treatments }) => {
    const owner = contents.beauty?.[key]
    return {
      name,
      line: owner?.line ?? line,
      picture: sitePicture(contents, `price_list_${key}`, { src: image, alt: '' }),
      treatments: owner?.treatments?.map(treatmentOf) ?? treatments,
    }
  })
}

type OwnerList = NonNullable<SiteSettings['contents']['beauty']>['women']
type OwnerTreatment = NonNullable<NonNullable<OwnerList>['treatments']>[number]

/** Without a price, or at none, it is on request; with a second one, a range. */
function treatmentOf({ name, duration, price, price_to }: OwnerTreatment): Treatment {
  if (!price) return { name, duration, price: 'on request' }
  const range = price_to === undefined ? { amount: price } : { from: price, to: price_to }
  return { name, duration, price: range }
}

/** The rows of a price list, with their texts as displayed. */
export function priceListRows({ treatments }: Pick<PriceList, 'treatments'>): PriceListRow[] {
  return treatments.map(({ name, duration, price }) => ({
    ...{ name, duration },
    price: formatTreatmentPrice(price),
  }))
}
