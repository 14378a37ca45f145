import { ActionBar } from '@/components/layout/action-bar'
import { ExternalLink } from '@/components/ui/external-link'
import { Menu } from '@/components/ui/menu.client'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import { PosterDownloadLink } from '@/components/ui/poster-download-link'
import { ShareButton } from '@/components/ui/share/share-button.client'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Event } from '@/lib/backend/schemas'
import { eventActions, watchedFrom } from '@/lib/events/actions'
import {
  type CalendarEntry,
  googleCalendarUrl,
  outlookCalendarUrl,
  toCalendarEntry,
} from '@/lib/events/calendar-entry'
import { eventsCopy } from '@/lib/events/copy'
import { eventCalendarPath, eventUrl } from '@/lib/events/urls'
import { posterDownload } from '@/lib/images/poster-download'
import { ChangeAt } from './event-now.client'

type Props = { event: Event; site: SiteSettings; isOver: boolean }

/** The actions of an event: until a quarter of an hour before its start it is booked or noted first, then watched. */
export function EventActions({ event, site, isOver }: Props) {
  const { isToCome, tickets, live } = eventActions(event, isOver)
  const calendar = isToCome && toCalendarEntry(event, site)
  const { addToCalendar, takeTickets, watchLive } = eventsCopy
  const watch = live ? [{ href: live, label: watchLive }] : []
  const prepare = [
    ...(tickets ? [{ href: tickets, label: takeTickets }] : []),
    ...(calendar ? [{ href: eventCalendarPath(event), label: addToCalendar, calendar }] : []),
  ]
  const from = watchedFrom(event)
  return (
    <div className="mt-5 grid max-w-md gap-3 md:mt-8">
      {live && isToCome ? (
        <ChangeAt
          instant={from}
          isReached={from <= Date.now()}
          before={<MainActions actions={[...prepare, ...watch]} />}
          after={<MainActions actions={[...watch, ...prepare]} />}
        />
      ) : (
        <MainActions actions={[...watch, ...prepare]} isOver={isOver} />
      )}
      <div className="hidden-until-parsed grid grid-cols-2 gap-3">
        <PosterDownloadLink title={event.title} link={posterDownload('evenement', event)} />
        <ShareButton url={eventUrl(event)} title={event.title} />
        <ParsedMarker />
      </div>
      {!live && (
        <button
          type="button"
          disabled
          className="button text-muted min-h-8 cursor-not-allowed py-0 text-sm"
        >
          {eventsCopy.noLiveLink}
        </button>
      )}
    </div>
  )
}

/** A link; with a calendar entry a menu of the iCalendar file at `href` and of links to two web calendars. */
type Action = { href: string; label: string; calendar?: CalendarEntry }

/** The first is filled, and of an event to come at the bottom of a phone's screen. */
function MainActions({ actions, isOver }: { actions: Action[]; isOver?: boolean }) {
  const [first, ...others] = actions.map((action, index) => (
    <MainAction key={index} {...action} style={index > 0 ? outline : brand} />
  ))
  return (
    <>
      {first && (isOver ? first : <ActionBar>{first}</ActionBar>)}
      {others}
    </>
  )
}

const [brand, outline] = ['button button-brand', 'button button-outline']
const itemStyle = 'font-display hover:bg-tint block rounded-xl px-4 py-3 font-semibold'

function MainAction({ href, label, calendar, style }: Action & { style: string }) {
  if (!calendar)
    return (
      <ExternalLink href={href} className={style}>
        {label}
      </ExternalLink>
    )
  return (
    <Menu>
      {/* A tap beside the list, over the whole page, is one on a part of the summary, which closes it. */}
      <summary
        className={`${style} w-full cursor-pointer group-open:before:fixed group-open:before:inset-0 group-open:before:z-30 group-open:before:cursor-default`}
      >
        {label}
      </summary>
      <ul className="rounded-card bg-raised text-body shadow-card border-tint z-40 border p-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:rounded-b-none max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))] md:absolute md:top-full md:left-0 md:mt-2 md:w-max">
        <li>
          <a href={href} className={itemStyle}>
            {eventsCopy.icsFile}
          </a>
        </li>
        <li>
          <ExternalLink href={googleCalendarUrl(calendar)} className={itemStyle}>
            {eventsCopy.googleCalendar}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={outlookCalendarUrl(calendar)} className={itemStyle}>
            {eventsCopy.outlook}
          </ExternalLink>
        </li>
      </ul>
    </Menu>
  )
}
