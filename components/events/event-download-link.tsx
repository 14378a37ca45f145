import { PosterDownloadLink } from '@/components/ui/poster-download-link'
import type { Event } from '@/lib/backend/schemas'

type Props = { event: Event; className?: string }

/** Downloads the poster under the title of the event. */
export function EventDownloadLink({ event, className }: Props) {
  return <PosterDownloadLink kind="evenement" owner={event} className={className} />
}
