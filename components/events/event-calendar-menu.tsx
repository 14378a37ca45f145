import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import type { Event } from '@/lib/backend/schemas'
import { toCalendarEntry } from '@/lib/events/calendar-entry'
import { googleCalendarUrl, outlookCalendarUrl } from '@/lib/events/calendar-links'
import { eventsCopy } from '@/lib/events/copy'
import { eventCalendarPath, eventUrl } from '@/lib/events/urls'

const itemStyle = 'hover:bg-current/10 block rounded-xl px-4 py-3'

/** «Ajouter au calendrier»: an iCalendar file, and links to two web calendars. */
export function EventCalendarMenu({ event }: { event: Event }) {
  const entry = toCalendarEntry(event, eventUrl(event))
  if (!entry) return null
  return (
    <details className="max-w-full sm:w-fit">
      <summary className={`${buttonStyles.outline} w-full cursor-pointer`}>
        {eventsCopy.addToCalendar}
      </summary>
      <ul className="rounded-card bg-raised mt-3 p-2">
        <li>
          <a href={eventCalendarPath(event)} className={itemStyle}>
            {eventsCopy.icsFile}
          </a>
        </li>
        <li>
          <ExternalLink href={googleCalendarUrl(entry)} className={itemStyle}>
            {eventsCopy.googleCalendar}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={outlookCalendarUrl(entry)} className={itemStyle}>
            {eventsCopy.outlook}
          </ExternalLink>
        </li>
      </ul>
    </details>
  )
}
