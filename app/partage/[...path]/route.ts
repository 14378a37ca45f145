import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { PlayerArea, SiteArea } from '@/contract/universes.mjs'
import { findItem, type Loaded, mapLoaded } from '@/lib/backend/load'
import { courseOgImage } from '@/lib/courses/og-image'
import { getCourse } from '@/lib/courses/queries'
import { destinationOgImage } from '@/lib/destinations/og-image'
import { getDestination } from '@/lib/destinations/queries'
import { eventOgImage, posterImage } from '@/lib/events/og-image'
import { getEvent } from '@/lib/events/queries'
import { houseOgImage } from '@/lib/houses/og-image'
import { getHouse } from '@/lib/houses/queries'
import type { OgImage, posterWidths } from '@/lib/og-image/address'
import { ogImageResponse, type OgImageSource } from '@/lib/og-image/response'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { videoOgImage } from '@/lib/videos/og-image'
import { getVideos } from '@/lib/videos/queries'

/** The images of a kind of items: how one is found by its id, and what its image shows. */
function source<T>(
  findOne: (id: string) => Promise<Loaded<T>>,
  imageOf: (item: T, site: SiteSettings) => OgImage,
  area?: SiteArea,
): OgImageSource {
  return {
    area,
    find: async (id, site) => mapLoaded(await findOne(id), (item) => imageOf(item, site)),
  }
}

/** The posters that the site draws, in one of their widths. */
const posters = (kind: keyof typeof posterWidths) =>
  source(getEvent, (event, site) => posterImage(kind, event, site))

const videos = (area: PlayerArea): OgImageSource => ({
  area,
  find: async (id, site) => {
    const images = mapLoaded(await getVideos(area), (all) =>
      all.flatMap((video) => videoOgImage(area, video, site) ?? []),
    )
    return findItem(images, ({ key }) => 'id' in key && key.id === id)
  },
})

const sources = {
  affiche: posters('affiche'),
  vignette: posters('vignette'),
  evenement: source(getEvent, eventOgImage, 'medias'),
  video: videos('medias'),
  'video-beaute': videos('beaute'),
  formation: source(getCourse, courseOgImage, 'beaute'),
  destination: source(getDestination, destinationOgImage, 'voyage'),
  maison: source(getHouse, houseOgImage, 'immobilier'),
}

/** Share images and drawn posters: `/partage/{kind}/{version}.jpg` and `/partage/{kind}/{id}/{version}.jpg`. */
export async function GET(request: Request): Promise<Response> {
  return ogImageResponse(new URL(request.url).pathname, sources, await loadSiteSettings())
}
