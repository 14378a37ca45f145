import { ActionBar } from '@/components/layout/action-bar'
import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import { eventsCopy } from '@/lib/events/copy'

type Props = { href: string; isOver: boolean }

/** Opens the live stream in a new tab: the action of the page until it is over. */
export function EventLiveButton({ href, isOver }: Props) {
  const link = (
    <ExternalLink href={href} className={buttonStyles.brand}>
      {eventsCopy.watchLive}
    </ExternalLink>
  )
  return isOver ? link : <ActionBar>{link}</ActionBar>
}

/** Stands for it without a link. */
export function NoLiveButton() {
  return (
    <button type="button" disabled className="button event-no-live">
      {eventsCopy.noLiveLink}
    </button>
  )
}
