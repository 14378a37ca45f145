import { itemsOf } from '@/lib/backend/loaded'
import { rssResponse } from '@/lib/seo/rss'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { videoFeed } from '@/lib/videos/feed'
import { getVideos } from '@/lib/videos/queries'

export const dynamic = 'force-static'
/** The RSS feed of the videos of Médias. */
export async function GET(): Promise<Response> {
  const [videos, site] = await Promise.all([getVideos('medias'), loadSiteSettings()])
  return rssResponse(videoFeed(itemsOf(videos), new Date(), site))
}
