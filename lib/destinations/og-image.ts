import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { ogImage } from '@/lib/og-image/address'
import type { Destination } from './destinations'

/** The share image of a destination: its picture, its name and one sentence. */
export function destinationOgImage({ slug, name, line, picture }: Destination, site: SiteSettings) {
  return ogImage(site, {
    key: { kind: 'destination', id: slug },
    area: 'voyage',
    eyebrow: 'Destination',
    title: name,
    ...(line && { detail: line }),
    picture: picture.replacement?.src.src ?? picture.own.src,
  })
}
