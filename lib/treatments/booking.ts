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

const toBeSaid = 'à préciser'

/** What several treatments come to: «3 soins · environ 2 h · 15 000 à 35 000 F»; what is not known is «à préciser». */
export function selectionSummary(treatments: readonly Treatment[]): string {
  const { length } = treatments
  const number = `${length} ${length === 1 ? 'soin' : 'soins'}`
  return [number, totalDuration(treatments), totalPrice(treatments)].join(' · ')
}

function totalDuration(treatments: readonly Treatment[]): string {
  const known = treatments.flatMap(({ duration }) => minutesOf(duration) ?? [])
  if (known.length === 0) return `durée ${toBeSaid}`
  const sum = known.reduce((total, minutes) => total + minutes, 0)
  const [hours, minutes] = [Math.floor(sum / 60), sum % 60]
  const parts = [hours && `${hours} h`, minutes && (hours ? String(minutes) : `${minutes} min`)]
  return `environ ${parts.filter(Boolean).join(' ')}${rest(known.length, treatments)}`
}

function totalPrice(treatments: readonly Treatment[]): string {
  const known = treatments.filter(({ price }) => price)
  if (known.length === 0) return `prix ${toBeSaid}`
  const [from, to] = [0, 0].map((_, end) =>
    known.reduce((sum, { price = 0, price_to }) => sum + (end ? (price_to ?? price) : price), 0),
  )
  const total = formatTreatmentPrice({ price: from, price_to: to === from ? undefined : to })
  return total + rest(known.length, treatments)
}

const rest = (known: number, all: readonly Treatment[]) =>
  known < all.length ? `, le reste ${toBeSaid}` : ''

/** Minutes of a duration as the owner writes it: «1h», «1h30», «1 h 30», «30 min»; undefined of any other. */
function minutesOf(duration = ''): number | undefined {
  const [, hours, minutes] = /^(?:(\d+)\s*h)?\s*(?:(\d+)\s*(?:min)?)?$/i.exec(duration.trim()) ?? []
  return hours || minutes ? Number(hours ?? 0) * 60 + Number(minutes ?? 0) : undefined
}
