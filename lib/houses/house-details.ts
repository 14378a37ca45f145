import type { BackendPicture } from '@/lib/backend/picture'
import type { House } from '@/lib/backend/schemas'
import { pictureProps } from '@/lib/images/picture-props'
import { contactUrl } from '@/lib/site/contact-url'
import { absoluteUrl } from '@/lib/site/urls'
import { inquiryMessage } from './copy'
import { euroEquivalent, formatHousePrice } from './prices'
import { housePath } from './urls'

/** A photo in several widths: attributes of its `<img>`. */
export type HousePhoto = { src: string; srcSet?: string | undefined }

/** The data of a house's card and of its dialog. */
export type HouseDetails = {
  id: string
  title: string
  address: string | undefined
  /** «3 chambres», «2 douches»; unknown numbers are omitted. */
  rooms: string[]
  price: string | undefined
  euros: string | undefined
  /** The main photo first. */
  photos: HousePhoto[]
  /** The absolute URL to share. */
  url: string
  /** The WhatsApp link. */
  contact: string
}

/** The displayed data of a house; what the backend does not provide is undefined. */
export function houseDetails(house: House): HouseDetails {
  const { id, title, address, bedrooms, showers, price, mainPhoto, photos } = house
  const url = absoluteUrl(housePath(house))
  const place = address ? `${title} (${address})` : title
  return {
    id,
    title,
    address,
    rooms: [countLabel(bedrooms, 'chambre'), countLabel(showers, 'douche')].filter(
      (it) => it !== '',
    ),
    price: formatHousePrice(house),
    euros: euroEquivalent(price),
    photos: [mainPhoto, ...photos].flatMap((photo) => (photo ? [photoOf(photo)] : [])),
    url,
    contact: contactUrl('immobilier', inquiryMessage(place), housePath(house)),
  }
}

function photoOf(photo: BackendPicture): HousePhoto {
  const box = { alt: '', width: 1080, height: 720, sizes: '100vw' }
  const { src, srcSet } = pictureProps({ ...box, src: photo })
  return { src, srcSet }
}

/** In French, zero and one are singular. */
function countLabel(number: number | undefined, noun: string): string {
  return number === undefined ? '' : `${number} ${noun}${number < 2 ? '' : 's'}`
}
