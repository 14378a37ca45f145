import { siteTimeZone } from '@/contract/formatting/dates'

/** Whose time the dates of the site are in. */
export const siteTime = 'heure de Cotonou'

/**
 * Says whose time that of an event is, in one line of a phone: «heure de Cotonou»; «heure de Cotonou, soit 19:00
 * chez vous» where the visitor's differs; «soit le 5 juillet à 00:45 chez vous» where the day does.
 * @param timeZone such as `Europe/Paris`; the default is that of the browser
 */
export function timeNote(instant: Date, timeZone?: string): string {
  const [site, visitor] = [localTime(instant, siteTimeZone), localTime(instant, timeZone)]
  if (site.day !== visitor.day) return `soit le ${visitor.day} à ${visitor.hour} chez vous`
  return site.hour === visitor.hour ? siteTime : `${siteTime}, soit ${visitor.hour} chez vous`
}

function localTime(instant: Date, timeZone: string | undefined): { day: string; hour: string } {
  const day = new Intl.DateTimeFormat('fr-FR', { timeZone, day: 'numeric', month: 'long' })
  const hour = new Intl.DateTimeFormat('fr-FR', { timeZone, timeStyle: 'short' })
  return { day: day.format(instant).replace(/^1 /, '1er '), hour: hour.format(instant) }
}
