import { itemRoute } from '@/app/item-route'
import { EventArticle } from '@/components/events/event-article'
import { UpcomingEvents } from '@/components/events/upcoming-events'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { itemsOf } from '@/lib/backend/loaded'
import { eventsCopy } from '@/lib/events/copy'
import { eventJsonLd } from '@/lib/events/json-ld'
import { eventOgImage } from '@/lib/events/og-image'
import { withPosters } from '@/lib/events/poster'
import { getEvent, getEvents } from '@/lib/events/queries'
import { latestEventsFirst, nextEvents } from '@/lib/events/sorting'
import { eventPath, eventsPath } from '@/lib/events/urls'
import { eventWhen } from '@/lib/events/when'
import { prerenderedItems } from '@/lib/pagination/pages'
import { breadcrumbsTo } from '@/lib/seo/json-ld'
import { metaDescription } from '@/lib/seo/metadata'
import { capitalize } from '@/lib/text/capitalize'

/** Prerenders the events that exist at build time; others are rendered on demand. */
export async function generateStaticParams() {
  const events = prerenderedItems(latestEventsFirst(itemsOf(await getEvents())))
  return events.map(({ slug }) => ({ slug }))
}

/** One event, and the next other ones. */
const route = itemRoute({
  find: getEvent,
  prepare: withPosters,
  path: eventPath,
  metadata: (event, site) => {
    const { states, pageDescription } = eventsCopy
    const facts = [event.state && states[event.state], eventWhen(event), event.place]
    const line = capitalize(facts.filter(Boolean).join(', '))
    return {
      title: event.title,
      description: metaDescription(line, event.description ?? event.title, pageDescription),
      ogImage: eventOgImage(event, site),
      type: 'article',
    }
  },
  draw: async (event, site) => {
    const now = new Date()
    const next = nextEvents(itemsOf(await getEvents()), event.id, now)
    const breadcrumbs = breadcrumbsTo(eventsPath, { name: event.title, path: eventPath(event) })
    return (
      <>
        <EventArticle event={event} site={site} now={now} />
        <UpcomingEvents events={await withPosters(next, site)} />
        <PageJsonLd site={site} breadcrumbs={breadcrumbs} about={[eventJsonLd(event, site)]} />
      </>
    )
  },
  missing: { title: eventsCopy.notFound, text: eventsCopy.notFoundText },
  links: () => [{ href: eventsPath, label: eventsCopy.all }],
})

export const generateMetadata = route.metadata
export default route.Page
