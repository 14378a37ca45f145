import { permanentRedirect } from 'next/navigation'
import { EventArticle } from '@/components/events/event-article'
import { UpcomingEvents } from '@/components/events/upcoming-events'
import { MessagePage } from '@/components/layout/message-page'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { itemsOf } from '@/lib/backend/load'
import { eventsCopy } from '@/lib/events/copy'
import { eventJsonLd } from '@/lib/events/json-ld'
import { eventOgImage } from '@/lib/events/og-image'
import { getEvent, getEvents } from '@/lib/events/queries'
import { latestEventsFirst, nextEvents } from '@/lib/events/sorting'
import { eventPath, eventsPath } from '@/lib/events/urls'
import { eventWhen } from '@/lib/events/when'
import { decodePathSegment, isFormerSlug } from '@/lib/http/path-segments'
import { readablePosters } from '@/lib/images/readable-posters'
import { prerenderedItems } from '@/lib/pagination/pages'
import { breadcrumbsTo } from '@/lib/seo/json-ld'
import { metaDescription, missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { capitalize } from '@/lib/text/capitalize'

/** Prerenders the events that exist at build time; others are rendered on demand. */
export async function generateStaticParams() {
  return prerenderedItems(latestEventsFirst(itemsOf(await getEvents()))).map(({ slug }) => ({
    slug,
  }))
}

export async function generateMetadata({ params }: PageProps<'/medias/mediaevenements/[slug]'>) {
  const slug = decodePathSegment((await params).slug)
  const [loaded, site] = await Promise.all([getEvent(slug), loadSiteSettings()])
  const { notFound, notFoundText, states, pageDescription } = eventsCopy
  if (!('data' in loaded)) return missingMetadata(loaded, notFound, notFoundText, site)
  const event = loaded.data
  const facts = [event.state && states[event.state], eventWhen(event), event.place]
  return pageMetadata(
    {
      title: event.title,
      description: metaDescription(
        capitalize(facts.filter(Boolean).join(', ')),
        event.description ?? event.title,
        pageDescription,
      ),
      path: eventPath(event),
      ogImage: eventOgImage(event, site),
      type: 'article',
      // A backend may find an event under other ones than its slug, such as its id.
      isVariant: event.slug !== slug,
    },
    site,
  )
}

/** One event, and the next other ones. */
export default async function EventPage({ params }: PageProps<'/medias/mediaevenements/[slug]'>) {
  const slug = decodePathSegment((await params).slug)
  const loaded = await getEvent(slug)
  if (!('data' in loaded)) {
    const links = [{ href: eventsPath, label: eventsCopy.all }]
    return <MessagePage title={eventsCopy.notFound} text={eventsCopy.notFoundText} links={links} />
  }
  const event = loaded.data
  if (isFormerSlug(event, slug)) permanentRedirect(eventPath(event))
  const site = await loadSiteSettings()
  const now = new Date()
  const next = nextEvents(itemsOf(await getEvents()), event.id, now)
  const breadcrumbs = breadcrumbsTo(eventsPath, { name: event.title, path: eventPath(event) })
  return (
    <>
      <EventArticle event={event} site={site} now={now} />
      <UpcomingEvents events={await readablePosters(next)} />
      <PageJsonLd site={site} breadcrumbs={breadcrumbs} about={[eventJsonLd(event, site)]} />
    </>
  )
}
