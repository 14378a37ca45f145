import { lists } from '@/app/lists'
import { EventSections } from '@/components/events/event-sections'
import { ListPageNotFound } from '@/components/layout/list-page-not-found'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { FeedLinks } from '@/components/ui/feed-links'
import { PagedList } from '@/components/ui/paged-list/paged-list'
import { RefreshAtMidnight } from '@/components/ui/refresh-at-midnight.client'
import { dayInCotonou } from '@/contract/formatting/dates'
import { listedEventCard } from '@/lib/events/card'
import { eventsCopy } from '@/lib/events/copy'
import { eventListJsonLd } from '@/lib/events/json-ld'
import { eventFeedPath, eventsCalendarPath } from '@/lib/events/urls'
import { paginationCopy } from '@/lib/pagination/copy'
import { listBreadcrumbs, type ListProps } from '@/lib/pagination/list-routes'
import { firstIndex } from '@/lib/pagination/pages'
import { pagedLists } from '@/lib/site/paged-lists'

export const generateMetadata = lists.evenements.metadata

/** All events, upcoming and past, in pages. */
export default async function EventsPage(props: ListProps) {
  const now = new Date()
  const { name, list, site } = await lists.evenements.props(props)
  const path = pagedLists[name]
  if (!list) return <ListPageNotFound list={path} />
  const { items, page } = list
  const cards = items.map((event) => listedEventCard(event, now))
  return (
    <>
      <div className="section pt-24 md:pt-32">
        <h1 className="headline">{paginationCopy.headingOf(eventsCopy.heading, page)}</h1>
        <RefreshAtMidnight day={dayInCotonou(now)} />
        {items.length === 0 ? (
          <p className="text-muted mt-8">{eventsCopy.empty}</p>
        ) : (
          <PagedList name={name} list={list}>
            <EventSections list={{ ...list, items: cards }} />
          </PagedList>
        )}
        <FeedLinks feed={eventFeedPath} calendar={eventsCalendarPath} />
      </div>
      <PageJsonLd
        site={site}
        breadcrumbs={listBreadcrumbs(path, page)}
        about={[eventListJsonLd(eventsCopy.heading, items, firstIndex(page))]}
      />
    </>
  )
}
