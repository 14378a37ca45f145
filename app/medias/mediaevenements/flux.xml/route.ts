import { getEvents } from '@/lib/backend/medias'
import { eventFeed } from '@/lib/feeds-events'
import { rssResponse } from '@/lib/feeds-rss'

export const dynamic = 'force-static'
export const revalidate = 60

/** The events for feed readers. */
export async function GET(): Promise<Response> {
  return rssResponse(eventFeed(await getEvents(), new Date()))
}
