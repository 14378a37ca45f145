import { timeZone } from '@/lib/dates/dates'

/**
 * The hour of an event where the visitor is: «soit 19:00 chez vous», with the date when the day is
 * another there; undefined where the clock shows the same as in Cotonou.
 * @param timeZone the visitor's, such as `Europe/Paris`; their machine's without it
 */
export function visitorTime(instant: Date, timeZone?: string): string | undefined {
  const [here, there] = [clockOf(instant, timeZone), clockOf(instant, timeZone)]
  if (here.day === there.day && here.hour === there.hour) return undefined
  if (here.day === there.day) return `soit ${there.hour} chez vous`
  return `soit le ${there.day} à ${there.hour} chez vous`
}

function clockOf(instant: Date, timeZone: string | undefined): { day: string; hour: string } {
  const day = new Intl.DateTimeFormat('fr-FR', { timeZone, day: 'numeric', month: 'long' })
  const hour = new Intl.DateTimeFormat('fr-FR', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return { day: day.format(instant).replace(/^1 /, '1er '), hour: hour.format(instant) }
}
