const cotonou = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Porto-Novo' })

/** The day in Cotonou, `YYYY-MM-DD`. */
export function dayInCotonou(date = new Date()): string {
  return cotonou.format(date)
}

/** The day so many days before another one. */
export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}

/** «samedi 28 novembre», of a day in UTC. */
export const longDay = new Intl.DateTimeFormat('fr', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
