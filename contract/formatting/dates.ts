/** Every date on the site is in the time zone of Cotonou: UTC+1, without daylight saving time. */
export const siteTimeZone = 'Africa/Porto-Novo'
const utcOffset = '+01:00'

const calendarDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: siteTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const french = (dateStyle: 'full' | 'medium') =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: siteTimeZone, dateStyle })
const [longFormat, shortFormat] = [french('full'), french('medium')]

/** The calendar day in Cotonou at an instant, as YYYY-MM-DD. */
export const dayInCotonou = (now = new Date()): string => calendarDay.format(now)

/** The same text when it is an existing calendar day, YYYY-MM-DD; else undefined. */
export function validDay(date: string | undefined): string | undefined {
  if (!date || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  const instant = new Date(`${date}T00:00:00Z`)
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
  return exists ? date : undefined
}

/** The day that comes some days after a valid day, YYYY-MM-DD; the same where the year would have five digits. */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return validDay(date.toISOString().slice(0, 10)) ?? day
}

/** A time of day as HH:MM, without its seconds; undefined when it is invalid. */
export function validTime(time: string | undefined): string | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d/.exec(time ?? '')?.[0]
}

/** ISO 8601 in the time of Cotonou: `2025-12-05T20:00:00+01:00`, or `2025-12-05` without a time. */
export function isoDateTime(date: string, time: string | undefined): string {
  return time ? `${date}T${time}:00${utcOffset}` : date
}

/** When an event starts: at 00:00 in Cotonou without a valid time; undefined without a valid date. */
export function eventInstant(date: string | undefined, time: string | undefined): Date | undefined {
  const day = validDay(date)
  return day ? new Date(isoDateTime(day, validTime(time) ?? '00:00')) : undefined
}

/** Whether a day is today or later in Cotonou; false without a valid date. */
export function isUpcoming(date: string | undefined, now: Date): boolean {
  const day = validDay(date)
  return day !== undefined && day >= dayInCotonou(now)
}

/** «vendredi 5 décembre 2025», «jeudi 1er mai 2025»; undefined without a valid date. */
export function longDate(date: string | undefined): string | undefined {
  const instant = eventInstant(date, '12:00')
  if (!instant) return undefined
  return longFormat
    .formatToParts(instant)
    .map((part) => (part.type === 'day' && part.value === '1' ? '1er' : part.value))
    .join('')
}

/** A day in parts: `5`, `déc.`, `2025`; undefined without a valid date. */
export function dateParts(date: string | undefined) {
  const instant = eventInstant(date, '12:00')
  if (!instant) return undefined
  const parts = shortFormat.formatToParts(instant)
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { day: valueOf('day'), month: valueOf('month'), year: valueOf('year') }
}

/** «vendredi 5 décembre 2025 à 20:00»; the day alone without a time. */
export function longDateAndTime(date: string | undefined, time: string | undefined) {
  const day = longDate(date)
  return day && time ? `${day} à\u00a0${time}` : day
}

/** «5 déc. 2025» in Cotonou of an ISO 8601 instant, for cards; undefined when it is invalid. */
export const shortDateOfInstant = (iso: string | undefined): string | undefined =>
  validInstant(iso, (instant) => shortFormat.format(instant))

/** The long date in Cotonou of an ISO 8601 instant; undefined when it is invalid. */
export const longDateOfInstant = (iso: string | undefined): string | undefined =>
  validInstant(iso, (instant) => longDate(dayInCotonou(instant)))

function validInstant<T>(iso: string | undefined, format: (instant: Date) => T): T | undefined {
  const instant = new Date(iso ?? '')
  return Number.isNaN(instant.getTime()) ? undefined : format(instant)
}
