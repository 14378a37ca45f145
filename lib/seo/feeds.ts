import type { PageMetadataInput } from './metadata'
import { settings } from '@/lib/site/settings'

type FeedAddress = { path: string; title: string }

const named = (title: string) => `${settings.productName}\u00a0: ${title}`

/** What readers and calendars can follow: paths from the site's origin, and French titles. */
export const feeds = {
  events: { path: '/medias/mediaevenements/flux.xml', title: named('les événements') },
  calendar: {
    path: '/medias/mediaevenements/calendrier.ics',
    title: named('le calendrier des événements'),
  },
  videos: { path: '/medias/mediavideo/flux.xml', title: named('les reportages en vidéo') },
} as const satisfies Record<string, FeedAddress>

/** What the page of all events tells machines that it offers. */
export const eventFeedTypes = {
  'application/rss+xml': [offered(feeds.events)],
  'text/calendar': [offered(feeds.calendar)],
} satisfies PageMetadataInput['feeds']

/** What the page of all videos tells machines that it offers. */
export const videoFeedTypes = {
  'application/rss+xml': [offered(feeds.videos)],
} satisfies PageMetadataInput['feeds']

function offered({ path, title }: FeedAddress) {
  return { url: path, title }
}
