/** The zone in which the owner reads and sets times, wherever the phone is. */
export const cotonou = 'Africa/Porto-Novo'

const format = new Intl.DateTimeFormat('fr-FR', {
  timeZone: cotonou,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** «5 décembre 2026 à 18:00», in Cotonou. @param date ISO 8601 */
export function inCotonou(date: string): string {
  return format.format(new Date(date))
}
