import type { Payload } from 'payload'
import type { Evenement } from '../payload-types'
import { mediaOf, pictureDetails } from './media'
import { findPublished } from './published'

const latestFirst = ['-date', '-time', '-id']

export async function readEvents(payload: Payload) {
  return (await findPublished(payload, 'evenements', latestFirst)).map(toEvent)
}

export async function readEvent(payload: Payload, slug: string) {
  const [event] = await findPublished(payload, 'evenements', latestFirst, {
    slug: { equals: slug },
  })
  return event ? toEvent(event) : null
}

function toEvent({ id, slug, title, date, time, poster, description, live_url }: Evenement) {
  return {
    id,
    slug,
    title,
    // Stored with a time (noon UTC): only the day counts.
    date: date.slice(0, 10),
    time,
    poster: mediaOf(poster),
    ...pictureDetails(poster),
    description: description ?? '',
    live_url: live_url || undefined,
  }
}
