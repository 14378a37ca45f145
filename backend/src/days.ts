import { dayAfter, dayInCotonou } from '../../contract/formatting/dates'
import { longDate } from '../../contract/formatting/french-dates'

export { dayInCotonou }

/** The day so many days before another one. */
export const daysBefore = (day: string, days: number) => dayAfter(day, -days)

/** A calendar day in Cotonou, `offset` days from today, as Payload stores a day: at noon UTC. */
export function dayFromToday(offset: number, now = new Date()): string {
  return `${daysBefore(dayInCotonou(now), -offset)}T12:00:00.000Z`
}

/** Some days ago, at five in the afternoon in Cotonou (ISO 8601, UTC). */
export function instantAgo(days: number, now = new Date()): string {
  return `${daysBefore(dayInCotonou(now), days)}T16:00:00.000Z`
}

/** «samedi 28 novembre», «mardi 1er décembre», of a valid day. */
export const longDay = (day: string) => (longDate(day) ?? day).replace(/ \d{4}$/, '')
