import type { Course } from '@/lib/backend/schemas'
import { coursesCopy } from './copy'

const grouped = new Intl.NumberFormat('fr-FR')

/** What is known of a course beside its title: duration and price, each with its label. */
export function courseFacts({ duration, price }: Course): { label: string; value: string }[] {
  const { duration: durationLabel, price: priceLabel } = coursesCopy.facts
  return [
    ...(duration ? [{ label: durationLabel, value: duration }] : []),
    ...(price ? [{ label: priceLabel, value: `${grouped.format(price)}\u00a0FCFA` }] : []),
  ]
}
