import type { TreatmentPrice } from '../treatment-price'

/** A treatment of the institute; `duration` as displayed. */
export type Treatment = { name: string; duration?: string | undefined } & TreatmentPrice

const forEveryone: readonly Treatment[] = [
  { name: 'Soin du visage', duration: '1h', price: 10_000, price_to: 25_000 },
  { name: 'Gommage du visage', price: 5000, ungrouped: true },
  { name: 'Pédicure ou manucure', duration: '1h', price: 5000, price_to: 10_000 },
  { name: 'Massage relaxant', duration: '30 min', price: 5000 },
  { name: 'Gommage du corps', price: 15_000, price_to: 25_000 },
]
const forWomen: Treatment = { name: 'Faux cils et ongles' }

/** The two price lists, where the owner has set no others. */
export const defaultPriceLists = [
  {
    key: 'women',
    name: 'Femme',
    line: 'Du visage aux ongles, le temps d’une pause.',
    image: '/images/univers/beaute.jpg',
    treatments: [...forEveryone, forWomen],
  },
  {
    key: 'men',
    name: 'Homme',
    line: 'La peau nette, le dos dénoué, les mains soignées.',
    image: '/images/beaute/homme.jpg',
    treatments: forEveryone,
  },
] as const
