import { ActionBar } from '@/components/layout/action-bar'
import { ExternalLink } from '@/components/ui/external-link'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import { PosterDownloadLink } from '@/components/ui/poster-download-link'
import { ShareButton } from '@/components/ui/share/share-button.client'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Event } from '@/lib/backend/schemas'
import { eventActions } from '@/lib/events/actions'
import { eventsCopy } from '@/lib/events/copy'
import { eventUrl } from '@/lib/events/urls'
import { posterDownload } from '@/lib/images/poster-download'
import { EventCalendarMenu } from './event-calendar-menu'

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
