/** Every date of the site is a date in Cotonou: UTC+1, no daylight saving (readings A11). */
export const siteTimeZone = 'Africa/Porto-Novo'
const utcOffset = '+01:00'

const calendarDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: siteTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const longFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: siteTimeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The calendar day in Cotonou at an instant, as YYYY-MM-DD. */
export function dayInCotonou(now: Date): string {
  return calendarDay.format(now)
}

/** `date` when it is a real calendar day written YYYY-MM-DD, else undefined. */
export function validDay(date: string | undefined): string | undefined {
  if (!date || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  const instant = new Date(`${date}T00:00:00Z`)
  const real = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
  return real ? date : undefined
}

/** `time` as HH:MM when it is one (seconds are dropped), else undefined. */
export function validTime(time: string | undefined): string | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d/.exec(time ?? '')?.[0]
}

/** `2025-12-05T20:00:00+01:00`, or the day alone without a time, both in Cotonou. */
export function isoDateTime(date: string, time: string | undefined): string {
  return time ? `${date}T${time}:00${utcOffset}` : date
}

/** The instant an event starts: 00:00 in Cotonou without a usable time (A13); undefined without a date. */
export function eventInstant(date: string | undefined, time: string | undefined): Date | undefined {
  const day = validDay(date)
  return day ? new Date(isoDateTime(day, validTime(time) ?? '00:00')) : undefined
}

/** «À venir» is today or later in Cotonou; a missing date counts as past (R69, A12, A13). */
export function isUpcoming(date: string | undefined, now: Date): boolean {
  const day = validDay(date)
  return day !== undefined && day >= dayInCotonou(now)
}

/** «vendredi 5 décembre 2025», «jeudi 1er mai 2025»; undefined without a usable date (A14). */
export function longDate(date: string | undefined): string | undefined {
  const instant = eventInstant(date, '12:00')
  if (!instant) return undefined
  return longFormat
    .formatToParts(instant)
    .map((part) => (part.type === 'day' && part.value === '1' ? '1er' : part.value))
    .join('')
}

/** «vendredi 5 décembre 2025 à 20:00», without the hour when there is none (R71, R77, A13). */
export function longDateAndTime(
  date: string | undefined,
  time: string | undefined,
): string | undefined {
  const day = longDate(date)
  return day && time ? `${day} à\u00a0${time}` : day
}

/** The long date of an ISO instant as seen from Cotonou; undefined when it is none. */
export function longDateOfInstant(iso: string | undefined): string | undefined {
  const instant = new Date(iso ?? '')
  return Number.isNaN(instant.getTime()) ? undefined : longDate(dayInCotonou(instant))
}
