import type { DateFieldValidation } from 'payload'
import { longDate, longDateAndTime } from '../../../../contract/formatting/french-dates'
import { momentInCotonou } from '../../publication/cotonou-time'
import { storedDay, storedMoment } from './read-date'

type DateKind = {
  /** The stored value (ISO 8601, UTC) of a typed or stored one; undefined when it cannot be read. */
  store: (value: string) => string | undefined
  /** A stored value as the owner reads it; anything else unchanged. */
  show: (value: string) => string
  /** A stored value for the browser's own calendar. */
  toCalendar: (value: string) => string
  calendar: 'date' | 'datetime-local'
  help: string
  refusal: string
}

/** A day without a time, and an instant in the time of Cotonou, whatever the zone of the phone. */
export const dateKinds: Record<'day' | 'moment', DateKind> = {
  day: {
    store: storedDay,
    show: (value) => longDate(storedDay(value)?.slice(0, 10)) ?? value,
    toCalendar: (value) => storedDay(value)?.slice(0, 10) ?? '',
    calendar: 'date',
    help: 'Par exemple 05/12/2026 ou 5 décembre.',
    refusal: 'Cette date n’est pas comprise. Écrivez-la ainsi\u00a0: 05/12/2026.',
  },
  moment: {
    store: storedMoment,
    show: (value) => {
      const { day, time } = momentOf(value) ?? {}
      return longDateAndTime(day, time) ?? value
    },
    toCalendar: (value) => {
      const moment = momentOf(value)
      return moment ? `${moment.day}T${moment.time}` : ''
    },
    calendar: 'datetime-local',
    help: 'Par exemple 05/12/2026 à 18:30, heure de Cotonou.',
    refusal: 'Cette date n’est pas comprise. Écrivez-la ainsi\u00a0: 05/12/2026 à 18:30.',
  },
}

export type DateKindName = keyof typeof dateKinds

function momentOf(value: string) {
  const instant = storedMoment(value)
  return instant === undefined ? undefined : momentInCotonou(instant)
}

/** The rule of both sides: the form in the browser, and the server. */
export function dateValidation(kind: DateKindName): DateFieldValidation {
  return (value: unknown, { required, req }) => {
    if (!value) return required ? req.t('validation:required') : true
    return dateKinds[kind].store(dateText(value)) !== undefined || dateKinds[kind].refusal
  }
}

/** The text of a date, which other code of the backend may give as a `Date`. */
export const dateText = (value: unknown) =>
  value instanceof Date ? value.toISOString() : String(value)
