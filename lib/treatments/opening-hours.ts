import { dayNames, type OpeningHours, week } from '@/contract/site-settings/owner-settings'

type DayName = (typeof week)[number]

/** The opening hours as displayed, days in a row together: «Lundi – vendredi», «9 h – 19 h». */
export function openingHoursRows(hours: OpeningHours): { days: string; hours: string }[] {
  const groups: { days: DayName[]; text: string }[] = []
  for (const day of week) {
    const text = displayedHours(hours[day])
    const last = groups.at(-1)
    if (last?.text === text) last.days.push(day)
    else groups.push({ days: [day], text })
  }
  return groups.map(({ days, text }) => ({ days: displayedDays(days), hours: text }))
}

/** The opening hours for JSON-LD. */
export function openingHoursJsonLd(hours: OpeningHours) {
  return week.flatMap((day) =>
    (hours[day] ?? []).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
      opens,
      // schema.org's end of a day.
      closes: closes === '24:00' ? '23:59' : closes,
    })),
  )
}

function displayedDays([first = 'monday', ...others]: DayName[]): string {
  const last = others.at(-1)
  return last ? `${dayNames[first]} – ${dayNames[last].toLocaleLowerCase('fr')}` : dayNames[first]
}

function displayedHours(intervals: OpeningHours[DayName]): string {
  if (!intervals) return 'fermé'
  return intervals.map(({ opens, closes }) => `${timeText(opens)} – ${timeText(closes)}`).join(', ')
}

function timeText(time: string): string {
  const [hour, minute] = time.split(':')
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`
}
