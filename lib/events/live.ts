import type { LiveSpan } from './is-past'

const minuteMs = 60_000
/** From how long before its start an event is said to be live soon. */
const soonMs = 60 * minuteMs

/**
 * What is said at an instant of an event that is shown live: «En direct dans 40 min», from an hour before its start,
 * rounded up; «En direct» until its end; undefined at all other times.
 * @param now in milliseconds since 1970
 */
export function liveText({ start, end }: LiveSpan, now: number): string | undefined {
  if (now < start - soonMs || now >= end) return undefined
  return now >= start ? liveNow : `${liveNow} dans ${Math.ceil((start - now) / minuteMs)}\u00a0min`
}

const liveNow = 'En direct'
