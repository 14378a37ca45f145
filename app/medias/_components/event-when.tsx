import type { Event } from '@/lib/backend/schemas'
import { longDate } from '@/lib/dates'

/** «vendredi 5 décembre 2025 à 20:00», without the hour when there is none (R71, R77, A13). */
export function eventWhen({ date, time }: Pick<Event, 'date' | 'time'>): string | undefined {
  const day = longDate(date)
  return day && time ? `${day} à\u00a0${time}` : day
}

/** The same for machines too: its instant, or its day. */
export function EventWhen({ event }: { event: Pick<Event, 'date' | 'time'> }) {
  const { date, time } = event
  if (!date) return null
  return <time dateTime={time ? `${date}T${time}+01:00` : date}>{eventWhen(event)}</time>
}
