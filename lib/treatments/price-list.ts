/** A care of the institute; prices in F CFA, grouped as the house writes them. */
export type Treatment = { name: string; duration?: string; price: string }

const face: Treatment = { name: 'Soin du visage', duration: '1h', price: '10 000 à 25 000 F' }
const faceScrub: Treatment = { name: 'Gommage du visage', price: '5000 F' }
const handsAndFeet: Treatment = {
  name: 'Pédicure ou manucure',
  duration: '1h',
  price: '5 000 à 10 000 F',
}
const massage: Treatment = { name: 'Massage relaxant', duration: '30 min', price: '5 000 F' }
const bodyScrub: Treatment = { name: 'Gommage du corps', price: '15 000 à 25 000 F' }
const lashesAndNails: Treatment = { name: 'Faux cils et ongles', price: 'Sur demande' }

const forAll = [face, faceScrub, handsAndFeet, massage, bodyScrub]

/** The two price lists (R99, R100). */
export const priceLists = [
  {
    name: 'Femme',
    line: 'Du visage aux ongles, le temps d’une pause.',
    image: '/images/univers/beaute.jpg',
    cares: [...forAll, lashesAndNails],
  },
  {
    name: 'Homme',
    line: 'La peau nette, le dos délié, les mains soignées.',
    image: '/images/univers/beaute-survol.jpg',
    cares: forAll,
  },
] as const satisfies readonly { name: string; line: string; image: string; cares: Treatment[] }[]

export type PriceList = (typeof priceLists)[number]

/** What a visitor writes to book from a card, or one care of it. */
export function bookingMessage(card: PriceList, care?: Treatment): string {
  const list = `carte « ${card.name} »`
  if (!care) return `Bonjour, je souhaite réserver un soin de la ${list}.`
  const { name, duration, price } = care
  return `Bonjour, je souhaite réserver ce soin : ${[name, duration, price, list].filter(Boolean).join(', ')}.`
}
