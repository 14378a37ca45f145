import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import type { Event } from '@/lib/backend/schemas'
import { posterDownload } from '@/lib/poster-download'

type Props = { event: Event; className?: string }

/** Saves the poster under the event's title (R56, R73); nothing without a poster (A51). */
export function EventDownloadLink({ event, className = buttonStyles.quiet }: Props) {
  const link = posterDownload('evenement', event)
  if (!link) return null
  const { href, download, elsewhere } = link
  const text = (
    <span>
      Télécharger<span className="sr-only"> l’affiche : {event.title}</span>
    </span>
  )
  if (elsewhere) {
    return (
      <ExternalLink href={href} download={download} className={className}>
        {text}
      </ExternalLink>
    )
  }
  return (
    <a href={href} download={download} className={className}>
      {text}
    </a>
  )
}
