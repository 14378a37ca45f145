import { dayAfter, eventInstant, validDay, validTime } from '@/contract/formatting/dates'

/** The day and, if known, the time at which something begins or ends, in Cotonou. */
type Moment = { date?: string | undefined; time?: string | undefined }

/** An end that follows its start: always a day, and a time if known. */
export type End = { date: string; time?: string }

/**
 * The end of something, read from optional texts: without a day it is the day of the start.
 * @returns undefined when it says nothing more than the start, or does not follow it
 */
export function validEnd(start: Moment, end: Moment): End | undefined {
  const day = validDay(end.date) ?? (end.date ? undefined : start.date)
  if (!start.date || !day || day < start.date) return undefined
  const isSameDay = day === start.date
  // Without a time of start, a time of end means little.
  const time = start.time && validTime(end.time)
  if (!time) return isSameDay ? undefined : { date: day }
  return isSameDay && time <= (start.time ?? '') ? undefined : { date: day, time }
}

/** The first instant at which it is over: after its last day when that has no time. */
export const endInstant = ({ date, time }: End): Date | undefined =>
  eventInstant(time ? date : dayAfter(date), time)
