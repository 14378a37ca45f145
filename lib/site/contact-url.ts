import { absoluteUrl } from './urls'
import { whatsappUrl } from './whatsapp'

/**
 * The WhatsApp link of an area of the site. The prefilled message ends with the URL of the page, so
 * that the staff see what it refers to.
 * @param phone the area's number, of the site's settings
 * @param message the prefilled text, in French
 * @param path of the page with the link, from the site's origin
 */
export function contactUrl(phone: string, message: string, path: string): string {
  return whatsappUrl(phone, `${message}\n${absoluteUrl(path)}`)
}
