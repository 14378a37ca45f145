import { dayInCotonou, siteTimeZone } from '../../../contract/formatting/dates'
import { longDate } from '../../../contract/formatting/french-dates'

const format = new Intl.DateTimeFormat('fr-FR', {
  timeZone: siteTimeZone,
  dateStyle: 'long',
  timeStyle: 'short',
})

/** «5 décembre 2026 à 18:00», in Cotonou. @param date ISO 8601 */
export function inCotonou(date: string): string {
  return format.format(new Date(date))
}

/** «samedi 28 novembre à 18 h 30», in Cotonou; the year when it is another one. @param date ISO 8601 */
export function spokenMoment(date: string, now = new Date()): string {
  const { day, hour } = spoken(date, now)
  return `${day} à ${hour}`
}

/** «28 novembre 18 h»: the same in a list. */
export function shortMoment(date: string, now = new Date()): string {
  const { day, hour } = spoken(date, now)
  return `${day.replace(/^\S+ /, '')} ${hour}`
}

/** Day (YYYY-MM-DD) and time (HH:MM) in Cotonou of a stored instant. */
export function momentInCotonou(instant: string): { day: string; time: string } {
  const date = new Date(instant)
  const time = date.toLocaleTimeString('en-GB', { timeZone: siteTimeZone, timeStyle: 'short' })
  return { day: dayInCotonou(date), time }
}

function spoken(date: string, now: Date) {
  const { day, time } = momentInCotonou(new Date(date).toISOString())
  const [hours, minutes] = time.split(':')
  const thisYear = ` ${dayInCotonou(now).slice(0, 4)}`
  return {
    day: (longDate(day) ?? day).replace(thisYear, ''),
    hour: `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`,
  }
}
