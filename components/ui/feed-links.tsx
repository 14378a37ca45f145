import { absoluteUrl } from '@/lib/site/urls'
import { ExternalLink } from './external-link'

type Props = {
  /** The path of a feed for readers. */
  feed: string
  /** The path of a calendar, where there is one. */
  calendar?: string
  className?: string
}

/** «S’abonner»: how to be told of what is new without coming back to look. */
export function FeedLinks({ feed, calendar, className = '' }: Props) {
  return (
    <nav aria-label="S’abonner" className={`flex flex-wrap items-center gap-x-5 ${className}`}>
      <p aria-hidden="true" className="text-muted">
        S’abonner&nbsp;:
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {calendar && <CalendarLinks address={absoluteUrl(calendar)} />}
        <li>
          <a href={feed} type="application/rss+xml" className={link}>
            Flux RSS
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** Apple and Outlook open `webcal:`; on most Android phones only Google's own address does it. */
function CalendarLinks({ address }: { address: string }) {
  const webcal = address.replace(/^https?:/, 'webcal:')
  const google = `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`
  return (
    <>
      <li>
        <a href={webcal} className={link}>
          Calendrier
        </a>
      </li>
      <li>
        <ExternalLink href={google} className={link}>
          Google Agenda
        </ExternalLink>
      </li>
    </>
  )
}

const link =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-accent'
