import { siteTimeZone } from '@/contract/formatting/dates'

/** The light over Cotonou, where the sun rises and sets at nearly the same hour all year. */
export type Light = 'dawn' | 'day' | 'dusk' | 'night'

/** Between them the rays of the logo are lit one after the other, in minutes after midnight. */
const [dawn, night] = [6 * 60, 20 * 60]
const rays = 7

/** When each light begins, in minutes after midnight. */
const lights: readonly [minutes: number, light: Light][] = [
  [night, 'night'],
  [17 * 60, 'dusk'],
  [8 * 60, 'day'],
  [dawn, 'dawn'],
]

/**
 * What the home page shows of an hour: the words, the light, and how many rays of the logo are lit, from 0 to 7.
 * @param now milliseconds since 1970
 * @param timeZone of the visitor, such as `Europe/Paris`; the default is that of the browser
 */
export function cotonouHour(now: number, timeZone?: string) {
  const [here, there] = [minutesIn(siteTimeZone, now), minutesIn(timeZone, now)]
  const visitor = here === there ? '' : ` · ${spoken(there)} chez vous`
  const daylight = (here - dawn) / (night - dawn)
  return {
    words: `Il est ${spoken(here)} à Cotonou${visitor}`,
    light: lights.find(([from]) => here >= from)?.[1] ?? 'night',
    lit: daylight < 0 || daylight >= 1 ? 0 : Math.floor(daylight * rays) + 1,
  }
}

/** Minutes after midnight. */
function minutesIn(timeZone: string | undefined, now: number): number {
  const time = new Intl.DateTimeFormat('fr-FR', { timeZone, timeStyle: 'short' }).format(now)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

const spoken = (minutes: number) =>
  `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`
