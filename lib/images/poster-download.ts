import type { BackendFile } from '@/lib/backend/picture'
import { environment } from '@/lib/site/environment'

/** What has a poster: events and courses; a segment of the route's path. */
type PosterOwner = 'evenement' | 'formation'

type PosterOwned = { slug: string; title: string; poster?: BackendFile }

export type PosterDownload = NonNullable<ReturnType<typeof posterDownload>>

/**
 * The link that saves a poster under its title. Browsers apply the `download` attribute only to URLs
 * of the same origin, so the backend's files are sent by a route of the site; a poster that the site draws is
 * one already. A poster on another host opens unchanged (`elsewhere`), because the server fetches nothing from
 * other hosts.
 * @returns undefined without a poster
 */
export function posterDownload(kind: PosterOwner, { slug, title, poster }: PosterOwned) {
  if (!poster) return undefined
  const download = `${title}.jpg`
  if (poster.src.startsWith('/')) return { href: poster.src, download, elsewhere: false }
  const elsewhere = !poster.src.startsWith(`${environment.apiBaseUrl}/`)
  const href = elsewhere ? poster.href : `/api/affiche/${kind}/${encodeURIComponent(slug)}`
  return { href, download, elsewhere }
}
