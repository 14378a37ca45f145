import { formerSlugs } from '../fields/public-slugs'
import type { Evenement } from '../payload-types'
import { mediaOf, pictureDetails } from './media'
import { filled, readers } from './published'

export const { readAll: readEvents, readOne: readEvent } = readers(
  'evenements',
  ['-date', '-time', '-id'],
  toEvent,
)

export function toEvent(evenement: Evenement) {
  const { id, slug, title, date, time, end_date, end_time, place } = evenement
  const { poster, description, live_url, tarif, billets, etat, updatedAt } = evenement
  return {
    id,
    slug,
    former_slugs: formerSlugs(evenement),
    title,
    // A day is stored with a time (noon UTC).
    date: date.slice(0, 10),
    end_date: end_date?.slice(0, 10),
    ...filled({ time, end_time, place, live_url, tarif, billets, etat }),
    poster: mediaOf(poster),
    ...pictureDetails(poster),
    description: description ?? '',
    updated_at: updatedAt,
  }
}
