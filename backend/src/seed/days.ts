import { dayInCotonou } from '../../../lib/shared/dates'

const dayMs = 24 * 60 * 60 * 1000

/** A calendar day in Cotonou, `offset` days from today, as Payload stores a day: at noon UTC. */
export function dayFromToday(offset: number, now = new Date()): string {
  return `${dayInCotonou(new Date(now.getTime() + offset * dayMs))}T12:00:00.000Z`
}

/** An instant some days ago, at a given hour in Cotonou (ISO 8601, UTC). */
export function instantAgo(days: number, hour: number, now = new Date()): string {
  const day = dayFromToday(-days, now).slice(0, 10)
  return `${day}T${String(hour - 1).padStart(2, '0')}:00:00.000Z`
}
