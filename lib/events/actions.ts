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
