import { absoluteUrl } from '@/lib/site/urls'
import { feedLinksCopy } from './copy'
import { ExternalLink } from './external-link'

/** «S’abonner»: links to subscribe to a feed and to a calendar. */
export function FeedLinks({ feed, calendar }: { feed: string; calendar?: string }) {
  // Apple and Outlook open `webcal:` URLs; most Android phones only the URL of Google Calendar.
  const webcal = calendar && absoluteUrl(calendar).replace(/^https?:/, 'webcal:')
  return (
    <nav aria-label={feedLinksCopy.label} className="mt-12 flex flex-wrap items-center gap-x-5">
      <p aria-hidden="true" className="text-muted">
        {feedLinksCopy.heading}
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {webcal && (
          <>
            <li>
              <a href={webcal} className={linkStyle}>
                {feedLinksCopy.calendar}
              </a>
            </li>
            <li>
              <ExternalLink
                href={`${googleCalendar}${encodeURIComponent(webcal)}`}
                className={linkStyle}
              >
                {feedLinksCopy.googleCalendar}
              </ExternalLink>
            </li>
          </>
        )}
        <li>
          <a href={feed} type="application/rss+xml" className={linkStyle}>
            {feedLinksCopy.rss}
          </a>
        </li>
      </ul>
    </nav>
  )
}

const googleCalendar = 'https://calendar.google.com/calendar/r?cid='
const linkStyle =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-accent'
