import { absoluteUrl } from '@/lib/site/urls'
import { feedLinksCopy } from './copy'
import { ExternalLink } from './external-link'

/** «S’abonner»: links to subscribe to a feed and to a calendar. */
export function FeedLinks({ feed, calendar }: { feed: string; calendar?: string }) {
  return (
    <nav aria-label={feedLinksCopy.label} className="mt-12 flex flex-wrap items-center gap-x-5">
      <p aria-hidden="true" className="text-muted">
        {feedLinksCopy.heading}
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {calendar && <CalendarLinks address={absoluteUrl(calendar)} />}
        <li>
          <a href={feed} type="application/rss+xml" className={linkStyle}>
            {feedLinksCopy.rss}
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** Apple and Outlook open `webcal:` URLs; most Android phones only the URL of Google Calendar. */
function CalendarLinks({ address }: { address: string }) {
  const webcal = address.replace(/^https?:/, 'webcal:')
  const google = `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`
  return (
    <>
      <li>
        <a href={webcal} className={linkStyle}>
          {feedLinksCopy.calendar}
        </a>
      </li>
      <li>
        <ExternalLink href={google} className={linkStyle}>
          {feedLinksCopy.googleCalendar}
        </ExternalLink>
      </li>
    </>
  )
}

const linkStyle =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-accent'
