import { formerSlugs } from '../fields/public-slugs'
import type { Evenement } from '../payload-types'
import { mediaOf, pictureDetails } from './media'
import { filled, readers } from './published'

export const { readAll: readEvents, readOne: readEvent } = readers('evenements', toEvent, [
  '-date',
  '-time',
  '-id',
])

export function toEvent(evenement: Evenement) {
  const { date, end_date, poster, description, updatedAt } = evenement
  return {
    ...filled(evenement, ['id', 'slug', 'title', 'time', 'end_time', 'place', 'live_url']),
    ...filled(evenement, ['tarif', 'billets', 'etat']),
    former_slugs: formerSlugs(evenement),
    // A day is stored with a time (noon UTC).
    date: date.slice(0, 10),
    end_date: end_date?.slice(0, 10),
    poster: mediaOf(poster),
    ...pictureDetails(poster),
    description: description ?? '',
    updated_at: updatedAt,
  }
}
