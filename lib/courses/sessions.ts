import type { CourseSession } from '@/lib/backend/course-sessions'
import type { Course } from '@/lib/backend/schemas'
import { isUpcoming, longDate } from '@/lib/shared/dates'
import { coursesCopy } from './copy'

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
