import { settings } from './settings'

/**
 * The whole address of a page, to be shared.
 * @param path from the site's origin, with its leading slash
 */
export function absoluteUrl(path: string): string {
  return settings.siteUrl + path
}
