import * as dates from '../../../../contract/formatting/dates'
import { normalizeTime } from '../rules'

/** Characters of a date at most: what is longer is none. */
const maxLength = 100

const monthName = new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' })
const months = Array.from({ length: 12 }, (_, it) => simplify(monthName.format(Date.UTC(2026, it))))
const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
const weekday = new RegExp(`^(?:${weekdays.join('|')}),?\\s`)
const daysInWords = ["aujourd'hui", 'demain', 'apres-demain']
const inNumbers = /^(\d{1,2})\s?[/. -]\s?(\d{1,2})(?:\s?[/. -]\s?(\d{4}|\d{2}))?$/
const inWords = /^(\d{1,2})(?:er)?\s?([a-z]{3,})\.?(?:\s?(\d{4}|\d{2}))?$/
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const endingTime =
  /,?\s(?:(?:a\s)?(\d{1,2}\s?(?:heures?|h|:)\s?(?:\d{2})?|midi|minuit)|a\s(\d{1,2}(?:\.\d{2})?))$/
const namesZone = /(?:Z|[+-]\d{2}:\d{2})$/
const storedInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** Years that an owner can mean; others are typing errors. */
const [firstYear, lastYear] = [1990, 2099]

/** As many years follow one another so that one of them has a 29 February to come. */
const yearsWithLeapDay = 9

/**
 * The day that somebody typed, as YYYY-MM-DD; undefined when it cannot be read. The day comes before
 * the month: `05/12/2026`, `5-12-26`, `5 décembre 2026`, `samedi 5 déc. 2026`; also `2026-12-05`.
 * Without a year, `24/11`, it is the next such day in Cotonou, today included; «lundi» is the next Monday after today.
 */
export function readDay(text: string, now = new Date()): string | undefined {
  const plain = simplify(text).replace(/^(?:le|ce) | prochain$/g, '')
  const today = dates.dayInCotonou(now)
  const weekdayNow = new Date(today).getUTCDay()
  const inDays = weekdays.includes(plain)
    ? ((weekdays.indexOf(plain) - weekdayNow + 6) % 7) + 1
    : daysInWords.indexOf(plain)
  if (inDays >= 0) return dates.dayAfter(today, inDays)
  const [, year, month, day] = yearFirst.exec(plain) ?? []
  if (year && month && day) return toDay(year, Number(month), day)
  const rest = plain.replace(weekday, '')
  const [, typedDay, typedMonth, typedYear] = inNumbers.exec(rest) ?? inWords.exec(rest) ?? []
  if (!typedDay || !typedMonth) return undefined
  const number = monthNumber(typedMonth)
  if (typedYear) return toDay(typedYear.padStart(4, '20'), number, typedDay)
  const years = Array.from({ length: yearsWithLeapDay }, (_, it) => Number(today.slice(0, 4)) + it)
  const days = years.map((year) => toDay(String(year), number, typedDay))
  return days.find((day) => day !== undefined && day >= today)
}

/** The instant in Cotonou (ISO 8601, UTC) of a typed day and `18:30`, `18h30` or `à 18`; at 00:00 without a time. */
export function readMoment(text: string, now = new Date()): string | undefined {
  const plain = simplify(text)
  const time = endingTime.exec(plain)
  const day = readDay(time ? plain.slice(0, time.index) : plain, now)
  const clock = dates.validTime(normalizeTime(time?.[1] ?? time?.[2] ?? '00:00'))
  return day && clock ? new Date(dates.isoDateTime(day, clock)).toISOString() : undefined
}

/** The stored day (noon UTC) of a typed one; undefined when it cannot be read. */
export function storedDay(value: string): string | undefined {
  const day = storedInstant.test(value) ? dates.validDay(value.slice(0, 10)) : readDay(value)
  return day && `${day}T12:00:00.000Z`
}

/** The stored instant (ISO 8601, UTC) of a typed one; undefined when it cannot be read. */
export function storedMoment(value: string): string | undefined {
  if (!storedInstant.test(value)) return readMoment(value)
  // A calendar of the browser names no zone, and the owner's phone may be in any.
  const named = namesZone.test(value)
    ? value
    : dates.isoDateTime(value.slice(0, 10), value.slice(11, 16))
  const instant = new Date(named)
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}

function simplify(text: string): string {
  return text
    .slice(0, maxLength + 1)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** 1 to 12 for a number, a name or its first letters; NaN when no month, or several, is meant. */
function monthNumber(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  const meant = months.filter((month) => month.startsWith(text))
  return meant.length === 1 ? months.indexOf(meant[0] ?? '') + 1 : Number.NaN
}

function toDay(year: string, month: number, day: string): string | undefined {
  if (Number(year) < firstYear || Number(year) > lastYear) return undefined
  return dates.validDay(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
}
