import { whatsappUrl } from '@/lib/site/whatsapp'
import { inquiryMessage } from './copy'
import type { HouseDetails } from './house-details'

/**
 * The WhatsApp link of a house. Made in the browser too, from the number that a page contains once.
 * @param phone of Immobilier
 */
export function inquiryUrl(house: HouseDetails, phone: string): string {
  return whatsappUrl(phone, `${house.conclusion?.message ?? inquiryMessage(house)}\n${house.url}`)
}
