import { ActionBar } from '@/components/layout/action-bar'
import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import { PosterDownloadLink } from '@/components/ui/poster-download-link'
import { ShareButton } from '@/components/ui/share/share-button.client'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Event } from '@/lib/backend/schemas'
import { eventsCopy } from '@/lib/events/copy'
import { eventUrl } from '@/lib/events/urls'
import { posterDownload } from '@/lib/images/poster-download'
import { EventCalendarMenu } from './event-calendar-menu'

type Props = { event: Event; site: SiteSettings; isOver: boolean }

/** The actions of an event: only before its end is watching live the action of the page; the first one is filled. */
export function EventActions({ event, site, isOver }: Props) {
  const isToCome = !isOver && !event.state
  const { brand, outline } = buttonStyles
  const live = event.liveUrl && (
    <ExternalLink href={event.liveUrl} className={brand}>
      {eventsCopy.watchLive}
    </ExternalLink>
  )
  return (
    <div className="event-actions">
      {live && (isOver ? live : <ActionBar>{live}</ActionBar>)}
      {isToCome && event.tickets && (
        <ExternalLink href={event.tickets} className={live ? outline : brand}>
          {eventsCopy.takeTickets}
        </ExternalLink>
      )}
      {isToCome && (
        <EventCalendarMenu
          event={event}
          site={site}
          style={live || event.tickets ? outline : brand}
        />
      )}
      <div className="hidden-until-parsed grid grid-cols-2 gap-3 xl:contents">
        <PosterDownloadLink title={event.title} link={posterDownload('evenement', event)} />
        <ShareButton url={eventUrl(event)} title={event.title} />
        <ParsedMarker />
      </div>
      {!live && (
        <button type="button" disabled className="button event-no-live">
          {eventsCopy.noLiveLink}
        </button>
      )}
    </div>
  )
}
