import { type ContactArea, settings } from './settings'
import { absoluteUrl } from './urls'
import { whatsappUrl } from './whatsapp'

/**
 * The WhatsApp link of an area of the site. The message ends with the address of the page, so that
 * whoever answers knows what it is about.
 * @param message what the visitor says
 * @param path the page that holds the link, from the site's origin
 */
export function contactUrl(area: ContactArea, message: string, path: string): string {
  return whatsappUrl(settings.whatsapp[area], `${message}\n${absoluteUrl(path)}`)
}
