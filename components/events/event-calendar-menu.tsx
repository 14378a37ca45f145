import { ExternalLink } from '@/components/ui/external-link'
import { Menu } from '@/components/ui/menu.client'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Event } from '@/lib/backend/schemas'
import { googleCalendarUrl, outlookCalendarUrl, toCalendarEntry } from '@/lib/events/calendar-entry'
import { eventsCopy } from '@/lib/events/copy'
import { eventCalendarPath } from '@/lib/events/urls'

const itemStyle = 'font-display hover:bg-tint block rounded-xl px-4 py-3 font-semibold'

type Props = { event: Event; site: SiteSettings; style: string }

/** «Ajouter au calendrier»: a menu over the page with an iCalendar file and links to two web calendars. */
export function EventCalendarMenu({ event, site, style }: Props) {
  const entry = toCalendarEntry(event, site)
  if (!entry) return null
  return (
    <Menu>
      <summary className={style}>{eventsCopy.addToCalendar}</summary>
      <ul>
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
    </Menu>
  )
}
