import 'server-only'
import { type OgImage, ogImage } from '@/lib/og-image/address'
import type { OgImageSource } from '@/lib/og-image/response'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { type Destination, findDestination } from './destinations'

/** The share image of a destination: its picture, its name and one sentence. */
export function destinationOgImage(
  { slug, name, line, image }: Destination,
  site: SiteSettings,
): OgImage {
  return ogImage(
    {
      key: { kind: 'destination', id: slug },
      area: 'voyage',
      eyebrow: 'Destination',
      title: name,
      detail: line,
      picture: image,
    },
    site,
  )
}

export const destinationOgImages: OgImageSource = {
  area: 'voyage',
  find: async (slug, site) => {
    const destination = findDestination(slug)
    if (!destination) return { state: 'notFound' }
    return { state: 'fresh', data: destinationOgImage(destination, site) }
  },
}
