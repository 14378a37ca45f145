import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'

/** A feed or calendar to subscribe to: its path from the site's origin, and its French title. */
export type FeedLink = { path: string; title: string }

/** The title of a feed, prefixed with the site's name. */
export function feedTitle(subject: string, { productName }: SiteSettings): string {
  return `${productName}\u00a0: ${subject}`
}

/** The feeds of a page for Next's metadata (`alternates.types`); the keys are media types. */
export function feedAlternates(feeds: Readonly<Record<string, FeedLink>>) {
  return Object.fromEntries(
    Object.entries(feeds).map(([type, { path, title }]) => [type, [{ url: path, title }]]),
  )
}
