import { courseOgImages } from '@/lib/courses/og-image'
import { destinationOgImages } from '@/lib/destinations/og-image'
import { eventOgImages, eventPosterImages } from '@/lib/events/og-image'
import { houseOgImages } from '@/lib/houses/og-image'
import { ogImageResponse } from '@/lib/og-image/response'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { beautyVideoOgImages, mediaVideoOgImages } from '@/lib/videos/og-image'

const sources = {
  ...eventPosterImages,
  evenement: eventOgImages,
  video: mediaVideoOgImages,
  'video-beaute': beautyVideoOgImages,
  formation: courseOgImages,
  destination: destinationOgImages,
  maison: houseOgImages,
}

/** Share images and drawn posters: `/partage/{kind}/{version}.jpg` and `/partage/{kind}/{id}/{version}.jpg`. */
export async function GET(request: Request): Promise<Response> {
  return ogImageResponse(new URL(request.url).pathname, sources, await loadSiteSettings())
}
