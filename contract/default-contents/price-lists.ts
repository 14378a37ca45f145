import type { TreatmentPrice } from '../treatment-price'

/** A treatment of the institute; `duration` as displayed. */
export type Treatment = { name: string; duration?: string | undefined; price: TreatmentPrice }

const forEveryone: readonly Treatment[] = [
  { name: 'Soin du visage', duration: '1h', price: { from: 10_000, to: 25_000 } },
  { name: 'Gommage du visage', price: { amount: 5000, ungrouped: true } },
  { name: 'Pédicure ou manucure', duration: '1h', price: { from: 5000, to: 10_000 } },
  { name: 'Massage relaxant', duration: '30 min', price: { amount: 5000 } },
  { name: 'Gommage du corps', price: { from: 15_000, to: 25_000 } },
]
const forWomen: Treatment = { name: 'Faux cils et ongles', price: 'on request' }

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
