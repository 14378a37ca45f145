import { dayInCotonou, daysBefore } from '../days'

/** A calendar day in Cotonou, `offset` days from today, as Payload stores a day: at noon UTC. */
export function dayFromToday(offset: number, now = new Date()): string {
  return `${daysBefore(dayInCotonou(now), -offset)}T12:00:00.000Z`
}

/** An instant some days ago, at a given hour in Cotonou (ISO 8601, UTC). */
export function instantAgo(days: number, hour: number, now = new Date()): string {
  const day = daysBefore(dayInCotonou(now), days)
  return `${day}T${String(hour - 1).padStart(2, '0')}:00:00.000Z`
}
