import { normalizeTime } from '../../fields/rules'

/** When a day begins and ends, twice with a break: `HH:MM`. */
type OpeningInterval = { opens: string; closes: string }

const interval = /^(?:de\s+)?(\d.*?)\s*(?:-|–|—|à|a|jusqu[’']à)\s*(\d.*)$/i

/** The hours of a day: «9h-19h», «9h à 12h30 et 14h à 19h»; undefined when they cannot be read, or are not in order. */
export function parseOpeningHours(text: string): OpeningInterval[] | undefined {
  const parts = text.split(/\s*(?:,|;|\/|\bet\b|\bpuis\b)\s*/i).filter(Boolean)
  const intervals = parts.flatMap((part) => {
    const match = interval.exec(part.trim())
    if (!match) return []
    const [opens = '', closes = ''] = match.slice(1).map(timeOf)
    return { opens, closes }
  })
  const times = intervals.flatMap(({ opens, closes }) => [opens, closes])
  const isRead = parts.length > 0 && intervals.length === parts.length
  const isInOrder = times.every(
    (it, index) => isTime(it) && (index === 0 || it > (times[index - 1] ?? '')),
  )
  return isRead && isInOrder ? intervals : undefined
}

/** The hours as they are stored: «09:00-12:30, 14:00-19:00», nothing of a closed day; what cannot be read is unchanged. */
export function normalizeHours(typed: string): string {
  if (/^ferm[ée]e?$/i.test(typed)) return ''
  const intervals = parseOpeningHours(typed)
  return intervals?.map(({ opens, closes }) => `${opens}-${closes}`).join(', ') ?? typed
}

/** «9» is 9 o’clock here. */
const timeOf = (typed: string) => normalizeTime(/^\d+$/.test(typed) ? `${typed}h` : typed)
const isTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(value)
