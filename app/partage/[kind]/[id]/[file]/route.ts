import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { SiteArea } from '@/contract/universes.mjs'
import type { Found } from '@/lib/backend/find-item'
import { courseOgImage } from '@/lib/courses/og-image'
import { getCourse } from '@/lib/courses/queries'
import { destinationOgImage } from '@/lib/destinations/og-image'
import { getDestination } from '@/lib/destinations/queries'
import { eventOgImage } from '@/lib/events/og-image'
import { posterImage, withPosters } from '@/lib/events/poster'
import { getEvent } from '@/lib/events/queries'
import { houseOgImage } from '@/lib/houses/og-image'
import { getHouse } from '@/lib/houses/queries'
import type { OgImage, OgImageKind } from '@/lib/og-image/address'
import { itemImageResponse, type OgImageSource } from '@/lib/og-image/response'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { videoOgImage } from '@/lib/videos/og-image'
import { getVideo } from '@/lib/videos/queries'

type ImageOf<T> = (
  item: T,
  site: SiteSettings,
) => OgImage | undefined | Promise<OgImage | undefined>

/** The images of a kind of items: how one is found by its id, and what its image shows. */
function source<T>(
  findOne: (id: string) => Promise<Found<T>>,
  imageOf: ImageOf<T>,
  area?: SiteArea,
): OgImageSource {
  const find: OgImageSource['find'] = async (id, site) => {
    const found = await findOne(id)
    if (!('data' in found)) return found
    const image = await imageOf(found.data, site)
    return image ? { ...found, data: image } : { state: 'notFound' }
  }
  return { area, find }
}

const sources: Record<OgImageKind, OgImageSource> = {
  affiche: source(getEvent, (event, site) => posterImage('affiche', event, site)),
  vignette: source(getEvent, (event, site) => posterImage('vignette', event, site)),
  story: source(getEvent, (event, site) => posterImage('story', event, site)),
  evenement: source(
    getEvent,
    async (event, site) => {
      const [shown = event] = await withPosters([event], site)
      return eventOgImage(shown, site)
    },
    'medias',
  ),
  video: source(getVideo('medias'), (it, site) => videoOgImage('medias', it, site), 'medias'),
  'video-beaute': source(
    getVideo('beaute'),
    (it, site) => videoOgImage('beaute', it, site),
    'beaute',
  ),
  formation: source(getCourse, courseOgImage, 'beaute'),
  destination: source(getDestination, destinationOgImage, 'voyage'),
  maison: source(getHouse, houseOgImage, 'immobilier'),
}

/** The share image of an item, or its drawn poster: `/partage/{kind}/{id}/{version}.jpg`. */
export async function GET(_: Request, { params }: RouteContext<'/partage/[kind]/[id]/[file]'>) {
  return itemImageResponse(await params, sources, await loadSiteSettings())
}
