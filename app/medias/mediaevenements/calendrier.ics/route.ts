import { getEvents } from '@/lib/backend/medias'
import { eventCalendar } from '@/lib/feeds-events'
import { contentDisposition, fileName } from '@/lib/file-names'

export const dynamic = 'force-static'
export const revalidate = 60

/** All dated events as a calendar to subscribe to (A13). */
export async function GET(): Promise<Response> {
  return new Response(eventCalendar(await getEvents(), new Date()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': contentDisposition('inline', fileName('evenements', 'ics')),
    },
  })
}
