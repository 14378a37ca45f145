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
      {/* A tap beside the list, over the whole page, is one on a part of the summary, which closes it. */}
      <summary
        className={`${style} w-full cursor-pointer group-open:before:fixed group-open:before:inset-0 group-open:before:z-30 group-open:before:cursor-default`}
      >
        {eventsCopy.addToCalendar}
      </summary>
      <ul className="rounded-card bg-raised text-body shadow-card border-tint z-40 border p-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:rounded-b-none max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))] md:absolute md:top-full md:left-0 md:mt-2 md:w-max">
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
