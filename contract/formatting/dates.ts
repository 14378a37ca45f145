/** Every date on the site is in the time zone of Cotonou: UTC+1, without daylight saving time. */
export const siteTimeZone = 'Africa/Porto-Novo'
const utcOffset = '+01:00'

/** Sweden writes a day as ISO 8601 does. */
const calendarDay = new Intl.DateTimeFormat('sv-SE', { timeZone: siteTimeZone })

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
