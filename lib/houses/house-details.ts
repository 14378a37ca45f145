import type { BackendPicture } from '@/lib/backend/picture'
import type { House } from '@/lib/backend/schemas'
import { focalClass, pictureProps } from '@/lib/images/picture-props'
import { absoluteUrl } from '@/lib/site/urls'
import { conclusionOf } from './concluded'
import { housesCopy } from './copy'
import { euroEquivalent, formatHousePrice } from './prices'
import { housePath } from './urls'

/**
 * The data of a house's card, page and dialog, which the browser draws from it: small, because the page of a
 * list contains it beside its HTML.
 */
export type HouseDetails = ReturnType<typeof houseDetails>

/** The displayed data of a house; what the backend does not provide is undefined. */
export function houseDetails(house: House) {
  const { id, title, address, bedrooms, showers, mainPhoto, photos, plan } = house
  const conclusion = conclusionOf(house)
  const rooms = [countLabel(bedrooms, 'chambre'), countLabel(showers, 'douche'), areaLabel(house)]
  return {
    ...{ id, title, address },
    /** «3 chambres», «2 douches», «120 m²»; unknown numbers are omitted. */
    rooms: rooms.filter((it) => it !== ''),
    price: formatHousePrice(house),
    euros: euroEquivalent(house),
    /** The `srcset` of the main photo and of the others, the narrowest candidate first. */
    mainPhoto: mainPhoto && srcSetOf(mainPhoto),
    /** The class of what a crop of the main photo keeps in sight. */
    ...(mainPhoto && focalClass(mainPhoto)),
    photos: photos.map(srcSetOf),
    ...(plan && { plan: srcSetOf(plan) }),
    /** What the owner has filled in. */
    facts: [
      { label: housesCopy.landTitle, value: house.landTitle ?? '' },
      { label: housesCopy.reference, value: house.reference ?? '' },
    ].filter(({ value }) => value !== ''),
    path: housePath(house),
    /** The absolute URL to share. */
    url: absoluteUrl(housePath(house)),
    ...(house.isExample && { isExample: true as const }),
    /** Of a house that is no longer on offer. */
    ...(conclusion && { conclusion }),
  }
}

function srcSetOf(photo: BackendPicture): string {
  const box = { alt: '', width: 1080, height: 720, sizes: '100vw' }
  const { src, srcSet = src } = pictureProps({ ...box, src: photo })
  return srcSet
}

const area = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

function areaLabel(house: House): string {
  return house.area === undefined ? '' : `${area.format(house.area)}\u00a0m²`
}

/** «3 chambres»; in French, zero and one are singular. Empty for an unknown number. */
export function countLabel(number: number | undefined, noun: string): string {
  return number === undefined ? '' : `${number} ${noun}${number < 2 ? '' : 's'}`
}
