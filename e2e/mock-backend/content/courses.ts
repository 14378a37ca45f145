import type { ContentOptions, MockCourse } from '../types'
import { picture } from './media-paths'

const rows: [slug: string, title: string][] = [
  ['esthetique-fondamentaux', 'Esthétique : les fondamentaux'],
  ['coiffure-tresses', 'Coiffure et tresses'],
  ['maquillage-professionnel', 'Maquillage professionnel'],
  ['massage-bien-etre', 'Massage & bien-être'],
]

/** Four courses; the second poster has an absolute address. */
export function courses({ base }: ContentOptions): MockCourse[] {
  return rows.map(([slug, title], index) => {
    const affiche = picture(`formation-${slug}`, 800, 1000)
    return { id: index + 1, slug, title, affiche: index === 1 ? `${base}${affiche}` : affiche }
  })
}
