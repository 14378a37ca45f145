import { longDate, longDateAndTime } from '@/contract/formatting/french-dates'
import type { Event } from '@/lib/backend/schemas'

/**
 * When an event takes place: «vendredi 5 décembre 2025 à 20:00», «vendredi 5 décembre 2025 de 20:00 à
 * 23:00», «du vendredi 5 décembre à 20:00 au dimanche 7 décembre 2025»; undefined without a valid date.
 */
export function eventWhen({ date, time, end }: Pick<Event, 'date' | 'time' | 'end'>) {
  if (!date || !end) return longDateAndTime(date, time)
  if (end.date === date) return `${longDate(date)} de\u00a0${time} à\u00a0${end.time}`
  const isSameYear = end.date.slice(0, 4) === date.slice(0, 4)
  const day = isSameYear ? longDate(date)?.replace(/ \d{4}$/, '') : longDate(date)
  const start = time ? `${day} à\u00a0${time}` : day
  return `du ${start} au ${longDateAndTime(end.date, end.time)}`
}
