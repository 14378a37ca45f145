import { Countdown } from '@/components/ui/countdown.client'
import { EmptyPicture } from '@/components/ui/empty-picture'
import { Picture } from '@/components/ui/picture'
import type { Event } from '@/lib/backend/schemas'
import { eventInstant, longDateAndTime } from '@/lib/dates/dates'

/** The whole poster with the countdown over its foot (R78); no countdown without a date (A13). */
export function EventPoster({ event }: { event: Event }) {
  const instant = eventInstant(event.date, event.time)?.getTime()
  return (
    <div className="rounded-card bg-raised relative aspect-4/5 w-full max-w-md overflow-hidden">
      {event.poster ? (
        <Picture
          src={event.poster.src}
          alt={`Affiche : ${event.title}`}
          width={800}
          height={1000}
          sizes="(min-width: 500px) 28rem, 92vw"
          className="h-full w-full object-contain"
          priority
        />
      ) : (
        <EmptyPicture />
      )}
      {instant !== undefined && (
        <div className="bg-night/85 absolute inset-x-0 bottom-0 text-white">
          <Countdown
            instant={instant}
            started={hasStarted(instant)}
            target={`Rendez-vous ${longDateAndTime(event.date, event.time)}`}
          />
        </div>
      )}
    </div>
  )
}

/** Once true it stays true, so a page may be kept with it. */
function hasStarted(instant: number): boolean {
  return Date.now() >= instant
}
