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
  const [here, there] = [clock(now, siteTimeZone), clock(now, timeZone)]
  const minutes = Number(here.hour) * 60 + Number(here.minute)
  const isSame = here.hour === there.hour && here.minute === there.minute
  const visitor = isSame ? '' : ` · ${spoken(there)} chez vous`
  const daylight = (minutes - dawn) / (night - dawn)
  return {
    words: `Il est ${spoken(here)} à Cotonou${visitor}`,
    light: lights.find(([from]) => minutes >= from)?.[1] ?? 'night',
    lit: daylight < 0 || daylight >= 1 ? 0 : Math.floor(daylight * rays) + 1,
  }
}

type Clock = { hour: string; minute: string }

function clock(now: number, timeZone: string | undefined): Clock {
  const format = new Intl.DateTimeFormat('fr-FR', { timeZone, hour: 'numeric', minute: '2-digit' })
  const parts = format.formatToParts(now)
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '0'
  return { hour: String(Number(valueOf('hour'))), minute: valueOf('minute').padStart(2, '0') }
}

const spoken = ({ hour, minute }: Clock) => `${hour}\u00a0h\u00a0${minute}`
