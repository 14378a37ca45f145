import type { Route } from 'next'
import { ShareButton } from '@/components/sections/share-button.client'
import { EmptyPicture } from '@/components/site/empty-picture'
import { IntentLink } from '@/components/ui/intent-link.client'
import { Picture } from '@/components/ui/picture'
import type { Event } from '@/lib/backend/schemas'
import { EventDownloadLink } from './event-download-link'
import { eventUrl } from './event-paths'
import { EventWhen } from './event-when'

const action =
  'inline-flex min-h-11 items-center rounded-full border border-current px-4 text-sm font-semibold transition-colors duration-200 hover:bg-current/10'

type Props = {
  event: Event
  /** Where a click on the card leads: the event, or from the landing page the list (R58, R72). */
  href: Route
  /** A text under the title (R57). */
  hint?: string
  /** Whether the card offers «Partager le lien» (R74). */
  share?: boolean
}

const sizes = '(min-width: 1024px) 24vw, (min-width: 640px) 45vw, 92vw'

/** An event: one link over the whole card, its buttons above that link (R55, R71, A46). */
export function EventCard({ event, href, hint, share = false }: Props) {
  return (
    <article className="group rounded-card bg-raised relative flex h-full flex-col overflow-hidden">
      <div className="relative aspect-4/5 overflow-hidden">
        {event.poster ? (
          <Picture
            src={event.poster.src}
            alt=""
            width={800}
            height={1000}
            sizes={sizes}
            className="h-full w-full object-cover transition-transform duration-500 group-hover:scale-103"
          />
        ) : (
          <EmptyPicture />
        )}
        {event.date && (
          <p className="bg-night/85 touch:opacity-100 absolute inset-x-0 bottom-0 px-5 py-3 text-white opacity-0 transition-opacity duration-300 group-focus-within:opacity-100 group-hover:opacity-100">
            <EventWhen event={event} />
          </p>
        )}
      </div>
      <div className="flex grow flex-col gap-2 p-5">
        <h3 className="text-xl leading-snug" dir="auto">
          <IntentLink
            href={href}
            className="wrap-anywhere underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {event.title}
          </IntentLink>
        </h3>
        {hint && <p className="text-quiet">{hint}</p>}
        <div className="relative z-10 mt-auto flex flex-wrap gap-2 self-start pt-2">
          <EventDownloadLink event={event} className={action} />
          {share && <ShareButton url={eventUrl(event)} title={event.title} className={action} />}
        </div>
      </div>
    </article>
  )
}
