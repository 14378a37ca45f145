import { itemsOf } from '@/lib/backend/loaded'
import { eventFeed } from '@/lib/events/feed'
import { getEvents } from '@/lib/events/queries'
import { rssResponse } from '@/lib/seo/rss'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'

export const dynamic = 'force-static'
/** The RSS feed of events. */
export async function GET(): Promise<Response> {
  const [events, site] = await Promise.all([getEvents(), loadSiteSettings()])
  return rssResponse(eventFeed(itemsOf(events), new Date(), site))
}
