import { itemsOf } from '@/lib/backend/load'
import { eventFeed } from '@/lib/events/feed'
import { getEvents } from '@/lib/events/queries'
import { rssResponse } from '@/lib/seo/rss'

export const dynamic = 'force-static'
export const revalidate = 60

/** The RSS feed of events. */
export async function GET(): Promise<Response> {
  return rssResponse(eventFeed(itemsOf(await getEvents()), new Date()))
}
