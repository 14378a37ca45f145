import { settings } from '@/lib/settings'
import { whatsappUrl } from '@/lib/whatsapp'
import { fromPage } from '@/lib/whatsapp-from-page'

/** The WhatsApp link that books a care: the message, and the place on the site it comes from. */
export function bookingUrl(message: string): string {
  return whatsappUrl(settings.whatsapp.beaute, fromPage(message, '/beaute#soins'))
}
