import type { Treatment } from '@/contract/default-contents/price-lists'
import { formatTreatmentPrice } from '@/contract/treatment-price'
import { whatsappUrl } from '@/lib/site/whatsapp'

/** What the WhatsApp links of a price list have in common. */
export type BookingContact = {
  list: string
  phone: string
  /** The absolute URL of the page, which ends every message. */
  url: string
}

/** The WhatsApp link that books from a price list, or one treatment of it. Made in the browser too. */
export function bookingUrl(contact: BookingContact, treatment?: Treatment): string {
  return whatsappUrl(contact.phone, `${bookingMessage(contact.list, treatment)}\n${contact.url}`)
}

/** The WhatsApp message that books from a price list, or one treatment of it. @param list its name */
export function bookingMessage(list: string, treatment?: Treatment): string {
  const source = `carte « ${list} »`
  if (!treatment) return `Bonjour, je souhaite réserver un soin de la ${source}.`
  const { name, duration } = treatment
  const price = formatTreatmentPrice(treatment)
  const inSentence = price.charAt(0).toLowerCase() + price.slice(1)
  const details = [name, duration, inSentence, source].filter(Boolean)
  return `Bonjour, je souhaite réserver ce soin : ${details.join(', ')}.`
}
