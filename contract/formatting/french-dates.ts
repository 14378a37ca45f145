import { dayInCotonou, validDay } from './dates'

// A calendar day is formatted as it is, at midnight of UTC.
const longFormat = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', dateStyle: 'full' })
const shortFormat = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', dateStyle: 'medium' })

function partsOf(date: string | undefined, format: Intl.DateTimeFormat) {
  const day = validDay(date)
  return day === undefined ? undefined : format.formatToParts(new Date(day))
}

/** «vendredi 5 décembre 2025», «jeudi 1er mai 2025»; undefined without a valid date. */
export function longDate(date: string | undefined): string | undefined {
  return partsOf(date, longFormat)
    ?.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
    .join('')
}

/** A day in parts: `5`, `déc.`, `2025`; undefined without a valid date. */
export function dateParts(date: string | undefined) {
  const parts = partsOf(date, shortFormat)
  if (!parts) return undefined
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { day: valueOf('day'), month: valueOf('month'), year: valueOf('year') }
}

/** «vendredi 5 décembre 2025 à 20:00»; the day alone without a time. */
export function longDateAndTime(date: string | undefined, time: string | undefined) {
  const day = longDate(date)
  return day && time ? `${day} à\u00a0${time}` : day
}

/** The long date in Cotonou of an ISO 8601 instant; undefined when it is invalid. */
export const longDateOfInstant = (iso: string | undefined) => longDate(dayOfInstant(iso))

/** «5 déc. 2025», for cards; undefined when it is invalid. */
export function shortDateOfInstant(iso: string | undefined): string | undefined {
  const parts = dateParts(dayOfInstant(iso))
  return parts && Object.values(parts).join(' ')
}

function dayOfInstant(iso = ''): string | undefined {
  const instant = new Date(iso)
  return Number.isNaN(instant.getTime()) ? undefined : dayInCotonou(instant)
}
