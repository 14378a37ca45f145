'use client'

import { useBrowserValue } from '@/components/ui/use-browser-value.client'
import { visitorTime } from '@/lib/events/visitor-time'

/** «soit 19:00 chez vous», outside the time zone of Cotonou; its line is always there, so that nothing moves. */
export function EventVisitorTime({ instant }: { instant: number }) {
  const text = useBrowserValue(() => visitorTime(new Date(instant)), undefined)
  return <p className="text-muted -mb-4 min-h-[1lh]">{text}</p>
}
