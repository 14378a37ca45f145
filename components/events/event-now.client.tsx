'use client'

import type { ReactNode } from 'react'
import { useBrowserValue } from '@/components/ui/use-browser-value.client'
import { useCurrentMinute } from '@/components/ui/use-timed-value.client'
import type { LiveSpan } from '@/lib/events/is-past'
import { liveText } from '@/lib/events/live'
import { siteTime, timeNote } from '@/lib/events/visitor-time'

/** «En direct», from an hour before the start, over the poster; not in the server HTML, because that is cached. */
export function EventLiveBadge(span: LiveSpan) {
  const now = useCurrentMinute()
  const text = now && liveText(span, now)
  if (!text) return null
  return (
    <p className="bg-brand font-display absolute top-3 left-3 flex items-center gap-2 rounded-full px-4 py-1.5 font-semibold text-white before:h-2.5 before:w-2.5 before:rounded-full before:bg-white print:hidden forced-colors:border">
      {text}
    </p>
  )
}

/** `instant`: the beginning of a minute, in milliseconds since 1970; `isReached`: whether it is over in the server HTML. */
type ChangeProps = { instant: number; isReached: boolean; before: ReactNode; after: ReactNode }

/** Shows one content until an instant, and another one from then on. */
export function ChangeAt({ instant, isReached, before, after }: ChangeProps) {
  const now = useCurrentMinute()
  return (now === undefined ? isReached : now >= instant) ? after : before
}

/** Whose time the date of an event is in; abroad, from hydration on, the visitor's too, in the same line. */
export function EventTimeNote({ instant }: { instant: number }) {
  const text = useBrowserValue(() => timeNote(new Date(instant)), siteTime)
  return <p className="text-muted facts text-sm/normal md:text-lg/normal">{text}</p>
}
