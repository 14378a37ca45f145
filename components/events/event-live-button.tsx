import { ActionBar } from '@/components/layout/action-bar'
import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import { eventsCopy } from '@/lib/events/copy'

type Props = { href: string | undefined; isOver: boolean }

/** Opens the live stream in a new tab: the action of the page until it is over. A disabled button without a link. */
export function EventLiveButton({ href, isOver }: Props) {
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
  const link = (
    <ExternalLink href={href} className={buttonStyles.brand}>
      {eventsCopy.watchLive}
    </ExternalLink>
  )
  return isOver ? link : <ActionBar>{link}</ActionBar>
}
