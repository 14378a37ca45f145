import { settings } from '@/lib/site/settings'
import { versionQuery } from './image-settings'

/** Whether the image optimizer may fetch an address: our own files and the API's. */
export function isResizable(src: string, apiBaseUrl: string = settings.apiBaseUrl): boolean {
  return src.startsWith('/') || src.startsWith(`${apiBaseUrl}/`)
}

/**
 * A picture's address for the optimizer. Our own say which version they are of, for their names
 * stay when they are redrawn, and browsers and server keep what they have for a month.
 */
export function withVersion(src: string, version = process.env.ARTWORK_VERSION): string {
  return src.startsWith('/images/') && version ? `${src}${versionQuery(version)}` : src
}
