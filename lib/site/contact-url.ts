import { settings } from './settings'

/**
 * A message that says where it was written from, so that whoever answers knows what it is about.
 * @param message what the visitor says
 * @param path the page that holds the link, from `/`
 */
export function fromPage(message: string, path: string): string {
  return `${message}\n${settings.siteUrl}${path}`
}
