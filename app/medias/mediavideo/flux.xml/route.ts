import { getMediaVideos } from '@/lib/backend/medias'
import { rssResponse } from '@/lib/feeds-rss'
import { videoFeed } from '@/lib/feeds-videos'

export const dynamic = 'force-static'
export const revalidate = 60

/** The films of Médias for feed readers. */
export async function GET(): Promise<Response> {
  return rssResponse(videoFeed(await getMediaVideos(), new Date()))
}
