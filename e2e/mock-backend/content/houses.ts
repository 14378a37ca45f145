import type { ContentOptions, MockHouse } from '../types'
import { picture } from './media-paths'

const districts = ['Fidjrossè', 'Calavi', 'Godomey', 'Akpakpa', 'Ouidah', 'Porto-Novo']

/** Fourteen for sale, nine to rent (in every accepted spelling), three without a status. */
function statusOf(index: number): string | undefined {
  if (index < 14) return index % 3 === 0 ? 'Vente' : 'vente'
  if (index < 23) return index % 3 === 0 ? ' LOUER ' : 'louer'
  return undefined
}

/** Prices are numbers, numeric strings or words. */
function priceOf(index: number): number | string {
  if (index === 5) return 'Prix sur demande'
  return index % 4 === 1 ? String(25_000_000 + index * 500_000) : 25_000_000 + index * 500_000
}

/** Twenty-six houses; every fifth has no photo beside its main one, the eighth has a plan. */
export function houses({ base }: ContentOptions): MockHouse[] {
  return Array.from({ length: 26 }, (_, index) => {
    const status = statusOf(index)
    const main = picture(`maison-${index + 1}`, 1200, 800)
    const extras = index % 5 === 4 ? 0 : 1 + (index % 4)
    return {
      id: index + 1,
      titre: `Villa ${index + 1} à ${districts[index % districts.length]}`,
      adresse: `${districts[index % districts.length]}, Cotonou`,
      chambres: 2 + (index % 5),
      douches: 1 + (index % 4),
      prix: priceOf(index),
      ...(status && { status }),
      ...(index === 7 && { plan: { image: picture('plan', 1200, 900) } }),
      photo_principale: index % 6 === 2 ? `${base}${main}` : main,
      photos: Array.from({ length: extras }, (_unused, extra) => ({
        image: picture(`maison-${index + 1}-vue-${extra + 1}`, 1200, 800),
      })),
    }
  })
}
