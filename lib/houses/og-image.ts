import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { House } from '@/lib/backend/schemas'
import { type OgImage, ogImage } from '@/lib/og-image/address'
import { concludedLabel } from './concluded'
import { offerLabels } from './copy'
import { formatHousePrice } from './prices'

/** The share image of a house: its main photo, and its price or else its address. */
export function houseOgImage(house: House, site: SiteSettings): OgImage {
  const { id, title, status, address, mainPhoto } = house
  return ogImage(site, {
    key: { kind: 'maison', id },
    area: 'immobilier',
    eyebrow: concludedLabel(house) ?? offerLabels[status ?? ''] ?? 'Immobilier',
    title,
    detail: formatHousePrice(house) ?? address,
    picture: mainPhoto?.src,
  })
}
