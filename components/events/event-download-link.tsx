import { PosterDownloadLink } from '@/components/ui/poster-download-link'
import type { Event } from '@/lib/backend/schemas'

type Props = { event: Event; className?: string }

/** Saves the poster under the event's title (R56, R73). */
export function EventDownloadLink({ event, className }: Props) {
  return <PosterDownloadLink kind="evenement" owner={event} className={className} />
}
