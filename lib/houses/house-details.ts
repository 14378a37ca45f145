import type { House } from '@/lib/backend/schemas'
import { pictureProps } from '@/lib/images/picture-props'
import { contactUrl } from '@/lib/site/contact-url'
import { absoluteUrl } from '@/lib/site/urls'
import { inquiryMessage } from './copy'
import { euroEquivalent, formatPrice } from './prices'
import { housePath } from './urls'

/** A house as its card and its open view tell of it. */
export type HouseDetails = {
  id: string
  title: string
  address: string | undefined
  /** «3 chambres», «2 douches»: those that are known. */
  rooms: string[]
  price: string | undefined
  euros: string | undefined
  /** Addresses to show, the main photo first. */
  photos: string[]
  /** The address to share, absolute. */
  url: string
  /** The WhatsApp conversation about it. */
  contact: string
}

/** What visitors are told of a house (R129); what the backend does not say is left out. */
export function houseDetails(house: House): HouseDetails {
  const { id, title, address, bedrooms, showers, price, mainPhoto, photos } = house
  const url = absoluteUrl(housePath(house))
  const place = address ? `${title} (${address})` : title
  return {
    id,
    title,
    address,
    rooms: [counted(bedrooms, 'chambre'), counted(showers, 'douche')].filter((it) => it !== ''),
    price: formatPrice(price),
    euros: euroEquivalent(price),
    photos: [mainPhoto, ...photos].flatMap((photo) => (photo ? [photoAddress(photo.src)] : [])),
    url,
    contact: contactUrl('immobilier', inquiryMessage(place), housePath(house)),
  }
}

function photoAddress(src: string): string {
  return pictureProps({ src, alt: '', width: 1080, height: 720, sizes: '100vw' }).src
}

/** In French, one and less are singular. */
function counted(number: number | undefined, noun: string): string {
  return number === undefined ? '' : `${number} ${noun}${number < 2 ? '' : 's'}`
}
