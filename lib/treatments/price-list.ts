import { defaultPriceLists } from '@/contract/default-contents/price-lists'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { sitePicture } from '@/lib/site-settings/site-picture'

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
      treatments: owner?.treatments ?? treatments,
    }
  })
}
