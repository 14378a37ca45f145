import defaultCourseTexts from '@/contract/default-contents/course-texts.json'
import { isUpcoming } from '@/contract/formatting/dates'
import { formatFrancs } from '@/contract/formatting/francs'
import { longDate } from '@/contract/formatting/french-dates'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { CourseSession } from '@/lib/backend/published-values'
import type { Course } from '@/lib/backend/schemas'
import { coursesCopy } from './copy'

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

/** The sessions whose first day is today or later in Cotonou, the next one first. */
export function nextSessions({ sessions = [] }: Course, now = new Date()): CourseSession[] {
  return sessions.filter(({ date }) => isUpcoming(date, now))
}

/** Whether every session to come is full; without any the course is open. */
export function isFull(course: Course, now?: Date): boolean {
  const next = nextSessions(course, now)
  return next.length > 0 && next.every(({ left }) => left === 0)
}

/** «mardi 2 mars 2027 · Haie Vive · 3 places restantes». */
export function sessionLine({ date, place, left }: CourseSession): string {
  const places = left === undefined ? undefined : coursesCopy.placesLeft(left)
  return [longDate(date), place, places].filter(Boolean).join(' · ')
}

/** The next session with a place, or that all are full; undefined without any to come. */
export function nextSessionLine(course: Course, now?: Date): string | undefined {
  if (isFull(course, now)) return coursesCopy.placesLeft(0)
  const open = nextSessions(course, now).find(({ left }) => left !== 0)
  return open && sessionLine(open)
}

/** The sentence above the courses, and the steps of every course. */
export type CourseTexts = { lead: string; steps: readonly { title: string; text: string }[] }

/** The texts of courses: what the owner has set, over the defaults. */
export function courseTextsOf({ contents }: Pick<SiteSettings, 'contents'>): CourseTexts {
  const { lead, steps } = contents.courses ?? {}
  return { lead: lead ?? defaultCourseTexts.lead, steps: steps ?? defaultCourseTexts.steps }
}
