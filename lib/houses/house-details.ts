import type { BackendPicture } from '@/lib/backend/picture'
import type { House } from '@/lib/backend/schemas'
import { pictureProps } from '@/lib/images/picture-props'
import { absoluteUrl } from '@/lib/site/urls'
import { type Conclusion, conclusionOf } from './concluded'
import { euroEquivalent, formatHousePrice } from './prices'
import { housePath } from './urls'

/**
 * The data of a house's card and of its dialog, which the browser draws from it: small, because a page
 * contains it beside its HTML.
 */
export type HouseDetails = {
  id: string
  title: string
  address: string | undefined
  /** «3 chambres», «2 douches»; unknown numbers are omitted. */
  rooms: string[]
  price: string | undefined
  euros: string | undefined
  /** The `srcset` of the main photo and of the others, the narrowest candidate first. */
  mainPhoto: string | undefined
  photos: string[]
  /** The absolute URL to share. */
  url: string
  /** Of a house that is no longer on offer. */
  conclusion?: Conclusion
}

/** The displayed data of a house; what the backend does not provide is undefined. */
export function houseDetails(house: House): HouseDetails {
  const { id, title, address, bedrooms, showers, price, mainPhoto, photos } = house
  const conclusion = conclusionOf(house)
  return {
    id,
    title,
    address,
    rooms: [countLabel(bedrooms, 'chambre'), countLabel(showers, 'douche')].filter(
      (it) => it !== '',
    ),
    price: formatHousePrice(house),
    euros: euroEquivalent(price),
    mainPhoto: mainPhoto && srcSetOf(mainPhoto),
    photos: photos.map(srcSetOf),
    url: absoluteUrl(housePath(house)),
    ...(conclusion && { conclusion }),
  }
}

function srcSetOf(photo: BackendPicture): string {
  const box = { alt: '', width: 1080, height: 720, sizes: '100vw' }
  const { src, srcSet = src } = pictureProps({ ...box, src: photo })
  return srcSet
}

/** In French, zero and one are singular. */
function countLabel(number: number | undefined, noun: string): string {
  return number === undefined ? '' : `${number} ${noun}${number < 2 ? '' : 's'}`
}
