import { itemsOf } from '@/lib/backend/load'
import { rssResponse } from '@/lib/seo/rss'
import { videoFeed } from '@/lib/videos/feed'
import { getMediaVideos } from '@/lib/videos/queries'

export const dynamic = 'force-static'
export const revalidate = 60

/** The films of Médias for feed readers. */
export async function GET(): Promise<Response> {
  return rssResponse(videoFeed(itemsOf(await getMediaVideos()), new Date()))
}
