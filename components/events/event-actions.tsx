import { ActionBar } from '@/components/layout/action-bar'
import { ExternalLink } from '@/components/ui/external-link'
import { Menu } from '@/components/ui/menu.client'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import { PosterDownloadLink } from '@/components/ui/poster-download-link'
import { ShareButton } from '@/components/ui/share/share-button.client'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Event } from '@/lib/backend/schemas'
import { eventActions } from '@/lib/events/actions'
import { googleCalendarUrl, outlookCalendarUrl, toCalendarEntry } from '@/lib/events/calendar-entry'
import { eventsCopy } from '@/lib/events/copy'
import { eventCalendarPath, eventUrl } from '@/lib/events/urls'
import { posterDownload } from '@/lib/images/poster-download'

type Props = { event: Event; site: SiteSettings; isOver: boolean }

/** The actions of an event: only before its end is watching live the action of the page; the first one is filled. */
export function EventActions({ event, site, isOver }: Props) {
  const { isToCome, tickets, live: liveUrl } = eventActions(event, isOver)
  const [brand, outline] = ['button button-brand', 'button button-outline']
  const live = liveUrl && (
    <ExternalLink href={liveUrl} className={brand}>
      {eventsCopy.watchLive}
    </ExternalLink>
  )
  return (
    <div className="mt-5 grid max-w-md gap-3 md:mt-8 xl:flex xl:max-w-none xl:flex-wrap">
      {live && (isOver ? live : <ActionBar>{live}</ActionBar>)}
      {tickets && (
        <ExternalLink href={tickets} className={live ? outline : brand}>
          {eventsCopy.takeTickets}
        </ExternalLink>
      )}
      {isToCome && (
        <EventCalendarMenu event={event} site={site} style={live || tickets ? outline : brand} />
      )}
      <div className="hidden-until-parsed grid grid-cols-2 gap-3 xl:contents">
        <PosterDownloadLink title={event.title} link={posterDownload('evenement', event)} />
        <ShareButton url={eventUrl(event)} title={event.title} />
        <ParsedMarker />
      </div>
      {!live && (
        <button
          type="button"
          disabled
          className="button text-muted cursor-not-allowed text-sm max-xl:min-h-8 max-xl:py-0"
        >
          {eventsCopy.noLiveLink}
        </button>
      )}
    </div>
  )
}

const itemStyle = 'font-display hover:bg-tint block rounded-xl px-4 py-3 font-semibold'

type MenuProps = Pick<Props, 'event' | 'site'> & { style: string }

/** «Ajouter au calendrier»: a menu over the page with an iCalendar file and links to two web calendars. */
function EventCalendarMenu({ event, site, style }: MenuProps) {
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
