import { permanentRedirect } from 'next/navigation'
import { toCalendarEntry } from '@/lib/events/calendar-entry'
import { eventsCopy } from '@/lib/events/copy'
import { icsFile } from '@/lib/events/icalendar'
import { getEvent } from '@/lib/events/queries'
import { eventCalendarPath } from '@/lib/events/urls'
import { decodePathSegment } from '@/lib/http/path-segments'
import { calendarResponse } from '@/lib/http/responses'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'

export const dynamic = 'force-static'
type Context = { params: Promise<{ slug: string }> }

/** Rendered on demand and cached like a page. */
export const generateStaticParams = () => []

/** An event as an iCalendar file; 404 without an event or without a date. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const found = await getEvent(decodePathSegment((await params).slug))
  if (found.state === 'moved') permanentRedirect(eventCalendarPath(found.data))
  const site = await loadSiteSettings()
  const entry = 'data' in found ? toCalendarEntry(found.data, site) : undefined
  if (!entry) return new Response(eventsCopy.notFound, { status: 404 })
  return calendarResponse(icsFile(entry, site.productName, new Date()), entry.title)
}
