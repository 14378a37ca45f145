import type { Course } from '@/lib/backend/schemas'
import { formatFrancs } from '@/lib/shared/francs'
import { coursesCopy } from './copy'
import { nextSessions, sessionLine } from './sessions'

/** What is known of a course beside its title: duration, price and the next dates, each with its label. */
export function courseFacts(course: Course): { label: string; values: string[] }[] {
  const { facts } = coursesCopy
  const { duration, price } = course
  return [
    { label: facts.duration, values: duration ? [duration] : [] },
    { label: facts.price, values: [price ? formatFrancs(price) : facts.onRequest] },
    { label: facts.sessions, values: nextSessions(course).map(sessionLine) },
  ].filter(({ values }) => values.length > 0)
}

/** The same in a line: «3 mois · Tarif sur demande». */
export function courseHint({ duration, price }: Course): string {
  return [duration, price ? formatFrancs(price) : coursesCopy.priceOnRequest]
    .filter(Boolean)
    .join(' · ')
}
