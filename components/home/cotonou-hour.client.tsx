'use client'

import { useCurrentMinute } from '@/components/ui/use-timed-value.client'
import { cotonouHour, type Light } from '@/lib/dates/cotonou-hour'
import { rayPath } from '@/lib/site/brand-mark'

/** Over the picture of the hero, which shows the day. */
const skies: Record<Light, string> = {
  dawn: 'bg-(image:--dawn) mix-blend-soft-light',
  day: 'bg-(image:--noon) mix-blend-soft-light',
  dusk: 'bg-(image:--nightfall) mix-blend-multiply',
  night: 'bg-(image:--darkness) mix-blend-multiply',
}

/** The hour in Cotonou over the hero, whose light follows it; the server does not know it, so pages can be cached. */
export function CotonouHour() {
  const now = useCurrentMinute()
  if (now === undefined) return null
  const { words, light, lit } = cotonouHour(now)
  return (
    <>
      <div className={`hero-picture appear-late ${skies[light]}`} data-light={light} />
      <p className="facts bg-night/75 appear-late left-gutter lg:right-gutter absolute top-20 flex items-center gap-2 rounded-full py-1 pr-4 pl-3 text-sm text-white lg:left-auto print:static print:bg-transparent print:text-current">
        <svg viewBox="4 6 40 26" className="w-7 shrink-0" aria-hidden="true">
          <path d="M14 30a10 10 0 0 1 20 0z" fill="currentColor" opacity={lit ? 1 : 0.35} />
          {rayPath.split(/(?=M)/).map((ray, index) => (
            <path
              key={ray}
              d={ray}
              stroke="currentColor"
              strokeWidth="3.2"
              opacity={index < lit ? 1 : 0.35}
            />
          ))}
        </svg>
        {words}
      </p>
    </>
  )
}
