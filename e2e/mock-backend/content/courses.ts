import type { ContentOptions, MockCourse } from '../types'
import { picture } from './media-paths'

const rows: [slug: string, title: string][] = [
  ['esthetique-fondamentaux', 'Esthétique : les fondamentaux'],
  ['coiffure-tresses', 'Coiffure et tresses'],
  ['maquillage-professionnel', 'Maquillage professionnel'],
  ['massage-bien-etre', 'Massage & bien-être'],
]

/** What the backend may send of a course beside its title and poster. */
const details = {
  presentation: 'Reconnaître une peau, choisir le soin qui lui va, mener une séance.',
  duree: '3 mois',
  sessions: [{ date: '2036-01-05', lieu: 'Haie Vive', places_restantes: 3 }],
}

/** Four courses, the first with details; the second poster has an absolute address. */
export function courses({ base }: ContentOptions): MockCourse[] {
  return rows.map(([slug, title], index) => {
    const affiche = (index === 1 ? base : '') + picture(`formation-${slug}`, 800, 1000)
    return { id: index + 1, slug, title, affiche, ...(index === 0 && details) }
  })
}
