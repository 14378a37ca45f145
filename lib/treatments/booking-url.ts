import { contactUrl } from '@/lib/site/contact-url'

/** The WhatsApp link that books a treatment. */
export function bookingUrl(message: string): string {
  return contactUrl('beaute', message, '/beaute#soins')
}
