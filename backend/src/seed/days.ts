const dayMs = 24 * 60 * 60 * 1000
/** Cotonou keeps UTC+1 all year. */
const cotonouOffsetMs = 60 * 60 * 1000

/** The calendar day in Cotonou, some days away, as Payload stores a day: at noon UTC. */
export function dayFromToday(offset: number, now = new Date()): string {
  const day = new Date(now.getTime() + cotonouOffsetMs + offset * dayMs).toISOString().slice(0, 10)
  return `${day}T12:00:00.000Z`
}

/** An instant some days ago, at a given hour of Cotonou. */
export function instantAgo(days: number, hour: number, now = new Date()): string {
  const day = dayFromToday(-days, now).slice(0, 10)
  return `${day}T${String(hour - 1).padStart(2, '0')}:00:00.000Z`
}
