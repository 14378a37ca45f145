import type { Course } from '@/lib/backend/schemas'
import { coursesCopy } from './copy'

const grouped = new Intl.NumberFormat('fr-FR')

/** What is known of a course beside its title: duration and price, each with its label. */
export function courseFacts({ duration, price }: Course): { label: string; value: string }[] {
  const { facts } = coursesCopy
  return [
    ...(duration ? [{ label: facts.duration, value: duration }] : []),
    { label: facts.price, value: price ? francs(price) : facts.onRequest },
  ]
}

/** The same in a line: «3 mois · Tarif sur demande». */
export function courseHint({ duration, price }: Course): string {
  return [duration, price ? francs(price) : coursesCopy.priceOnRequest].filter(Boolean).join(' · ')
}

function francs(price: number): string {
  return `${grouped.format(price)}\u00a0FCFA`
}
