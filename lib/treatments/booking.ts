import type { Treatment } from '@/contract/default-contents/price-lists'
import { formatTreatmentPrice } from '@/contract/treatment-price'
import { whatsappUrl } from '@/lib/site/whatsapp'
import { selectionSummary } from './selection'

/** What the WhatsApp links of a price list have in common. */
export type BookingContact = {
  list: string
  phone: string
  /** The absolute URL of the page, which ends every message. */
  url: string
}

/** The WhatsApp link that books from a price list, or treatments of it. Made in the browser too. */
export function bookingUrl(contact: BookingContact, ...treatments: Treatment[]): string {
  const message = bookingMessage(contact.list, ...treatments)
  return whatsappUrl(contact.phone, `${message}\n${contact.url}`)
}

/** The WhatsApp message that books from a price list, or treatments of it. @param list its name */
export function bookingMessage(list: string, ...treatments: Treatment[]): string {
  const source = `carte « ${list} »`
  const [treatment, second] = treatments
  if (!treatment) return `Bonjour, je souhaite réserver un soin de la ${source}.`
  if (!second) return `Bonjour, je souhaite réserver ce soin : ${inWords(treatment)}, ${source}.`
  const heading = `Bonjour, je souhaite réserver ces soins de la ${source} :`
  const lines = treatments.map((it) => `– ${inWords(it)}`)
  return [heading, ...lines, selectionSummary(treatments)].join('\n')
}

function inWords(treatment: Treatment): string {
  const { name, duration } = treatment
  const price = formatTreatmentPrice(treatment)
  const inSentence = price.charAt(0).toLowerCase() + price.slice(1)
  return [name, duration, inSentence].filter(Boolean).join(', ')
}
