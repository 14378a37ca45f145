import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import { PosterDownloadLink } from '@/components/ui/poster-download-link'
import { ShareButton } from '@/components/ui/share/share-button.client'
import type { Event } from '@/lib/backend/schemas'
import { eventsCopy } from '@/lib/events/copy'
import { eventUrl } from '@/lib/events/urls'
import { posterDownload } from '@/lib/images/poster-download'
import { EventCalendarMenu } from './event-calendar-menu'
import { EventLiveButton } from './event-live-button'

type Props = { event: Event; isOver: boolean }

/** The actions of an event: watch live, get tickets and add to calendar while it is to come, download the poster, share. */
export function EventActions({ event, isOver }: Props) {
  const isToCome = !isOver && !event.state
  return (
    <div className="mt-5 grid items-start gap-3 sm:flex sm:flex-wrap md:mt-8">
      <EventLiveButton href={event.liveUrl} isOver={isOver} />
      {isToCome && event.tickets && (
        <ExternalLink href={event.tickets} className={buttonStyles.outline}>
          {eventsCopy.takeTickets}
        </ExternalLink>
      )}
      {isToCome && <EventCalendarMenu event={event} />}
      <div className="grid auto-cols-fr grid-flow-col gap-3 sm:contents">
        <PosterDownloadLink title={event.title} link={posterDownload('evenement', event)} />
        <ShareButton url={eventUrl(event)} title={event.title} />
      </div>
    </div>
  )
}
