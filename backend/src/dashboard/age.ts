const dayMs = 24 * 60 * 60 * 1000

const relative = new Intl.RelativeTimeFormat('fr', { numeric: 'auto' })

/** How long ago something was, in whole days: «aujourd’hui», «hier», «il y a 9 jours». */
export function age(date: Date, now = new Date()): string {
  return relative.format(-wholeDays(date, now), 'day').replace(/(\d) /, '$1\u00a0')
}

/** Days of 24 hours between two moments, rounded down. */
export function wholeDays(date: Date, now = new Date()): number {
  return Math.max(0, Math.floor((now.getTime() - date.getTime()) / dayMs))
}
