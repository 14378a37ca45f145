import { settings } from '@/lib/site/settings'
import { whatsappUrl } from '@/lib/site/whatsapp'
import { fromPage } from '@/lib/site/contact-url'

/** The WhatsApp link that books a care: the message, and the place on the site it comes from. */
export function bookingUrl(message: string): string {
  return whatsappUrl(settings.whatsapp.beaute, fromPage(message, '/beaute#soins'))
}
