'use client'

import { useSyncExternalStore } from 'react'
import { visitorTime } from '@/lib/events/visitor-time'

const subscribeToNothing = () => () => {}

/**
 * «soit 19:00 chez vous», outside the time zone of Cotonou. Its line is always rendered, to avoid a
 * layout shift, and reaches into the margin below.
 */
export function EventVisitorTime({ instant }: { instant: number }) {
  const text = useSyncExternalStore(
    subscribeToNothing,
    () => visitorTime(new Date(instant)),
    () => undefined,
  )
  return <p className="text-muted -mb-4 min-h-[1lh]">{text}</p>
}
