'use client'

import { useCallback } from 'react'
import { useBrowserValue } from '@/components/ui/use-browser-value.client'
import { useTimedValue } from '@/components/ui/use-timed-value.client'
import type { LiveSpan } from '@/lib/events/is-past'
import { liveText, millisecondsToLiveChange } from '@/lib/events/live'
import { visitorTime } from '@/lib/events/visitor-time'

/** «En direct», from an hour before the start, over the poster; not in the server HTML, because that is cached. */
export function EventLiveBadge({ start, end }: LiveSpan) {
  const text = useTimedValue(
    (now) => liveText({ start, end }, now),
    useCallback((now) => millisecondsToLiveChange({ start, end }, now), [start, end]),
    undefined,
  )
  return (
    text && (
      <p className="bg-brand font-display absolute top-3 left-3 flex items-center gap-2 rounded-full px-4 py-1.5 font-semibold text-white before:h-2.5 before:w-2.5 before:rounded-full before:bg-white print:hidden forced-colors:border">
        {text}
      </p>
    )
  )
}

/** «soit 19:00 chez vous», outside the time zone of Cotonou; its line is always there, so that nothing moves. */
export function EventVisitorTime({ instant }: { instant: number }) {
  const text = useBrowserValue(() => visitorTime(new Date(instant)), undefined)
  return <p className="text-muted -mb-4 min-h-[1lh]">{text}</p>
}
