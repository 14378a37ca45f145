import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import { eventsCopy } from '@/lib/events/copy'

/** Opens the live stream in a new tab; a disabled button without a link. */
export function EventLiveButton({ href }: { href: string | undefined }) {
  if (!href) {
    return (
      <button
        type="button"
        disabled
        className={`${buttonStyles.outline} text-muted cursor-not-allowed border-dashed hover:bg-transparent`}
      >
        {eventsCopy.noLiveLink}
      </button>
    )
  }
  return (
    <ExternalLink href={href} className={buttonStyles.brand}>
      {eventsCopy.watchLive}
    </ExternalLink>
  )
}
