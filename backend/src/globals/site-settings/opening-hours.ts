/** When a day begins and ends, twice with a break: `HH:MM`. */
type OpeningInterval = { opens: string; closes: string }

const time = String.raw`(\d{1,2})\s*(?:(?:heures?|h|:)\s*(\d{2})?)?`
const interval = new RegExp(
  String.raw`^(?:de\s+)?${time}\s*(?:-|–|—|à|a|jusqu[’']à)\s*${time}$`,
  'i',
)

/** The hours of a day: «9h-19h», «9h à 12h30 et 14h à 19h»; undefined when they cannot be read, or are not in order. */
export function parseOpeningHours(text: string): OpeningInterval[] | undefined {
  const parts = text.split(/\s*(?:,|;|\/|\bet\b|\bpuis\b)\s*/i).filter(Boolean)
  const intervals = parts.flatMap((part) => {
    const match = interval.exec(part.trim())
    if (!match) return []
    const [, fromHour = '', fromMinute, toHour = '', toMinute] = match
    return { opens: timeOf(fromHour, fromMinute), closes: timeOf(toHour, toMinute) }
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

const timeOf = (hour: string, minute = '00') => `${hour.padStart(2, '0')}:${minute}`
const isTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(value)
