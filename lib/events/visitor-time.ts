import { siteTimeZone } from '@/contract/formatting/dates'

/**
 * The time of an event in the visitor's time zone: «soit 19:00 chez vous», with the date when the day
 * differs; undefined when the local time is that of Cotonou.
 * @param timeZone such as `Europe/Paris`; the default is that of the browser
 */
export function visitorTime(instant: Date, timeZone?: string): string | undefined {
  const [site, visitor] = [localTime(instant, siteTimeZone), localTime(instant, timeZone)]
  if (site.day === visitor.day && site.hour === visitor.hour) return undefined
  if (site.day === visitor.day) return `soit ${visitor.hour} chez vous`
  return `soit le ${visitor.day} à ${visitor.hour} chez vous`
}

function localTime(instant: Date, timeZone: string | undefined): { day: string; hour: string } {
  const day = new Intl.DateTimeFormat('fr-FR', { timeZone, day: 'numeric', month: 'long' })
  const hour = new Intl.DateTimeFormat('fr-FR', { timeZone, timeStyle: 'short' })
  return { day: day.format(instant).replace(/^1 /, '1er '), hour: hour.format(instant) }
}
