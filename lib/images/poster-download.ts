import type { BackendFile } from '@/lib/backend/file-address'
import { settings } from '@/lib/site/settings'

/** What has a poster: events and courses. The name is that of its folder under the route. */
export type PosterOwner = 'evenement' | 'formation'

export type PosterOwned = { slug: string; title: string; poster?: BackendFile }

export type PosterDownload = { href: string; download: string; elsewhere: boolean }

/**
 * The link that saves a poster under its title (R73, R103, A30). Browsers honour a name on our own origin
 * only, so the backend's files go through our route; a poster that lies elsewhere opens as it is,
 * because the server fetches nothing from other hosts.
 * @returns undefined without a poster (A51)
 */
export function posterDownload(
  kind: PosterOwner,
  { slug, title, poster }: PosterOwned,
  apiBaseUrl: string = settings.apiBaseUrl,
): PosterDownload | undefined {
  if (!poster) return undefined
  const elsewhere = !poster.src.startsWith(`${apiBaseUrl}/`)
  const href = elsewhere ? poster.href : `/api/affiche/${kind}/${encodeURIComponent(slug)}`
  return { href, download: `${title}.jpg`, elsewhere }
}
