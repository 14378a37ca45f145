import { whatsappUrl } from '@/lib/site/whatsapp'
import type { HouseDetails } from './house-details'

/**
 * The WhatsApp link of a house. Made in the browser too, from the number that a page contains once.
 * @param phone of Immobilier
 */
export function inquiryUrl({ title, address, conclusion, url }: HouseDetails, phone: string) {
  const name = address ? `${title} (${address})` : title
  const message = conclusion?.message ?? `Bonjour, cette maison m’intéresse : ${name}.`
  return whatsappUrl(phone, `${message}\n${url}`)
}
