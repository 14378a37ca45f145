import { eventInstant } from '@/contract/formatting/dates'
import type { Event } from '@/lib/backend/schemas'

type Facts = Partial<Pick<Event, 'state' | 'liveUrl' | 'tickets'>>

/**
 * What can be done about an event now. One that is cancelled or postponed is neither watched, sold nor noted; one that
 * is over may still be watched (R80), where its stream was recorded.
 */
export function eventActions({ state, liveUrl, tickets }: Facts, isOver = false) {
  if (state) return { isToCome: false }
  if (isOver) return { isToCome: false, live: liveUrl }
  return { isToCome: true, live: liveUrl, tickets }
}

/** From how long before its start an event is watched, in milliseconds. */
const watchedAheadMs = 15 * 60_000

/** From when on watching it live is the first action of an event, in milliseconds since 1970: from ever without a date. */
export function watchedFrom({ date, time }: Partial<Pick<Event, 'date' | 'time'>>): number {
  return (eventInstant(date, time)?.getTime() ?? 0) - watchedAheadMs
}
