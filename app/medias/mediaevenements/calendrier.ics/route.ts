import { itemsOf } from '@/lib/backend/loaded'
import { eventCalendar } from '@/lib/events/feed'
import { getEvents } from '@/lib/events/queries'
import { calendarResponse } from '@/lib/http/responses'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'

export const dynamic = 'force-static'
/** A calendar subscription with all events that have a date. */
export async function GET(): Promise<Response> {
  const [events, site] = await Promise.all([getEvents(), loadSiteSettings()])
  return calendarResponse(eventCalendar(itemsOf(events), new Date(), site), 'evenements')
}
