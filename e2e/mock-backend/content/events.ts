import { dayAfter } from '../../../contract/formatting/dates'
import type { ContentOptions, MockEvent } from '../types'
import rows from './events.json' with { type: 'json' }
import { picture } from './media-paths'

/**
 * Twelve events from long past to far ahead; some without a live link, one without a time. In the file `in` is
 * days from today; `absolute`: the poster's address starts with the backend's own origin.
 */
export function events({ base, today }: ContentOptions): MockEvent[] {
  return rows.map(({ in: days, absolute, ...event }, index) => {
    const poster = picture(`affiche-${event.slug}`, 800, 1000)
    return {
      id: index + 1,
      ...event,
      date: dayAfter(today, days),
      poster: absolute ? `${base}${poster}` : poster,
      description: `${event.title}. Une rencontre ouverte à tous, à Cotonou et en ligne.`,
    }
  })
}
