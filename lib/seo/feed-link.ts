import { settings } from '@/lib/site/settings'

/** A feed or calendar that can be subscribed to: its path from the site's origin, a French title. */
export type FeedLink = { path: string; title: string }

/** The title of a feed, after the site's name. */
export function feedTitle(subject: string): string {
  return `${settings.productName}\u00a0: ${subject}`
}

/** The feeds of a page for Next's metadata (`alternates.types`), by media type. */
export function feedAlternates(feeds: Readonly<Record<string, FeedLink>>) {
  return Object.fromEntries(
    Object.entries(feeds).map(([type, { path, title }]) => [type, [{ url: path, title }]]),
  )
}
