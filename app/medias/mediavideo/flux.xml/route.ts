import { getMediaVideos } from '@/lib/events/queries'
import { rssResponse } from '@/lib/seo/rss'
import { videoFeed } from '@/lib/videos/feed'

export const dynamic = 'force-static'
export const revalidate = 60

/** The films of Médias for feed readers. */
export async function GET(): Promise<Response> {
  return rssResponse(videoFeed(await getMediaVideos(), new Date()))
}
