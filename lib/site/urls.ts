import { settings } from './settings'

/**
 * The absolute URL of a page.
 * @param path from the site's origin, with its leading slash
 */
export function absoluteUrl(path: string): string {
  return settings.siteUrl + path
}
