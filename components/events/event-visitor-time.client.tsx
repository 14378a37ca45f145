'use client'

import { useSyncExternalStore } from 'react'
import { visitorTime } from '@/lib/events/visitor-time'

const never = () => () => {}

/** «soit 19:00 chez vous», where the clock is not that of Cotonou; its line is always there (R77). */
export function EventVisitorTime({ instant }: { instant: number }) {
  const text = useSyncExternalStore(
    never,
    () => visitorTime(new Date(instant)),
    () => undefined,
  )
  return <p className="text-muted min-h-[1lh]">{text}</p>
}
