import { settings } from '@/lib/site/settings'
import { versionQuery } from './image-settings'

/** Whether the image optimizer may fetch a URL: the site's own files and those under the API base. */
export function isResizable(src: string, apiBaseUrl: string = settings.apiBaseUrl): boolean {
  return src.startsWith('/') || src.startsWith(`${apiBaseUrl}/`)
}

/**
 * A picture's URL for the optimizer. The site's own pictures get their version, because a redrawn
 * picture has the same file name, and browsers and the server cache pictures for a month.
 */
export function withVersion(src: string, version = process.env.ARTWORK_VERSION): string {
  return src.startsWith('/images/') && version ? `${src}${versionQuery(version)}` : src
}
