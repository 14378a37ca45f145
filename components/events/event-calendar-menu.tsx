import { ExternalLink } from '@/components/ui/external-link'
import type { Event } from '@/lib/backend/schemas'
import { googleCalendarUrl, outlookCalendarUrl, toCalendarEntry } from '@/lib/events/calendar-entry'
import { eventsCopy } from '@/lib/events/copy'
import { eventCalendarPath, eventUrl } from '@/lib/events/urls'

const itemStyle = 'font-display hover:bg-tint block rounded-xl px-4 py-3 font-semibold'

const menuId = 'calendriers'

type Props = {
  event: Event
  /** The classes of the button. */
  style: string
}

/** «Ajouter au calendrier»: a menu over the page with an iCalendar file and links to two web calendars. */
export function EventCalendarMenu({ event, style }: Props) {
  const entry = toCalendarEntry(event, eventUrl(event))
  if (!entry) return null
  return (
    <>
      <button type="button" popoverTarget={menuId} className={`${style} calendar-button`}>
        {eventsCopy.addToCalendar}
      </button>
      <ul id={menuId} popover="auto" className="calendar-menu">
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
    </>
  )
}
