import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import type { Event } from '@/lib/backend/schemas'
import { toCalendarEntry } from '@/lib/events/calendar-entry'
import { googleCalendarUrl, outlookCalendarUrl } from '@/lib/events/calendar-links'
import { eventPath, eventUrl } from '@/lib/events/urls'

const item = 'hover:bg-current/10 block rounded-xl px-4 py-3'

/** «Ajouter au calendrier»: a file for every calendar, and two that have an address. */
export function EventCalendarMenu({ event }: { event: Event }) {
  const entry = toCalendarEntry(event, eventUrl(event))
  if (!entry) return null
  return (
    <details className="max-w-full sm:w-fit">
      <summary className={`${buttonStyles.outline} w-full cursor-pointer`}>
        Ajouter au calendrier
      </summary>
      <ul className="rounded-card bg-raised mt-3 p-2">
        <li>
          <a href={`${eventPath(event)}/calendrier.ics`} className={item}>
            Fichier .ics (Apple et autres)
          </a>
        </li>
        <li>
          <ExternalLink href={googleCalendarUrl(entry)} className={item}>
            Google Agenda
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={outlookCalendarUrl(entry)} className={item}>
            Outlook
          </ExternalLink>
        </li>
      </ul>
    </details>
  )
}
