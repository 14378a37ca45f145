import type { DateParts } from '@/lib/shared/dates'

type Props = { iso: string; parts: DateParts }

/** The day of an event as a block over its poster; screen readers are read the full date of the card. */
export function EventDay({ iso, parts: { day, month, year } }: Props) {
  return (
    <time dateTime={iso} aria-hidden="true" className="event-day">
      <b>{day}</b> {month} <small>{year}</small>
    </time>
  )
}
