import { dayInCotonou, daysBefore } from '../days'

/** A calendar day in Cotonou, `offset` days from today, as Payload stores a day: at noon UTC. */
export function dayFromToday(offset: number, now = new Date()): string {
  return `${daysBefore(dayInCotonou(now), -offset)}T12:00:00.000Z`
}

/** Some days ago, at five in the afternoon in Cotonou (ISO 8601, UTC). */
export function instantAgo(days: number, now = new Date()): string {
  return `${daysBefore(dayInCotonou(now), days)}T16:00:00.000Z`
}
