import { type End, endInstant } from '@/lib/dates/end'
import { isUpcoming, validDay } from '@/lib/shared/dates'

type Dated = { date?: string | undefined; end?: End | undefined }

/** The last day of an event, YYYY-MM-DD; undefined without a valid date. */
export function lastDay({ date, end }: Dated): string | undefined {
  return end?.date ?? validDay(date)
}

/**
 * Whether an event is over: after the time of its end if known, else after its last day in Cotonou; false
 * without a valid date.
 */
export function isPast(event: Dated, now: Date): boolean {
  const over = event.end?.time ? endInstant(event.end) : undefined
  if (over) return over <= now
  const day = lastDay(event)
  return day !== undefined && !isUpcoming(day, now)
}
