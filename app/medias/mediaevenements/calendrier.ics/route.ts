import { itemsOf } from '@/lib/backend/loaded'
import { eventCalendar } from '@/lib/events/feed'
import { getEvents } from '@/lib/events/queries'
import { contentDisposition, fileName } from '@/lib/http/file-names'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'

export const dynamic = 'force-static'
/** A calendar subscription with all events that have a date. */
export async function GET(): Promise<Response> {
  const [events, site] = await Promise.all([getEvents(), loadSiteSettings()])
  return new Response(eventCalendar(itemsOf(events), new Date(), site), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': contentDisposition('inline', fileName('evenements', 'ics')),
    },
  })
}
