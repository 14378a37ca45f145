import 'server-only'
import { cache } from 'react'
import { load, loadList } from '@/lib/backend/load'
import { parseList } from '@/lib/backend/parse-list'
import { eventSchema, photoSchema, videoSchema } from '@/lib/backend/schemas'

/** All events, in the backend's order. */
export const getEvents = cache(() =>
  loadList('medias-events', (body) => parseList('medias-events', eventSchema, body)),
)

/** One event by its slug. */
export const getEvent = cache((slug: string) =>
  load(
    'medias-events',
    (body) => eventSchema.parse(body),
    `/api/medias/events/${encodeURIComponent(slug)}/`,
  ),
)

/** All videos of Médias, in the backend's order. */
export const getMediaVideos = cache(() =>
  loadList('medias-videos', (body) => parseList('medias-videos', videoSchema, body)),
)

/** The videos of one category of Médias (R92). */
export const getMediaVideosByCategory = cache((slug: string) =>
  loadList(
    'medias-videos',
    (body) => parseList(`medias-videos/${slug}`, videoSchema, body),
    `/api/videos/category/${encodeURIComponent(slug)}/`,
  ),
)

/** All photos of the gallery of Médias. */
export const getMediaPhotos = cache(() =>
  loadList('medias-photos', (body) => parseList('medias-photos', photoSchema, body)),
)
