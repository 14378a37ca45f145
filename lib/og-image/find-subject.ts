import 'server-only'
import { load, type Loaded } from '@/lib/backend/load'
import { getEvent } from '@/lib/events/queries'
import { parseList } from '@/lib/backend/parse-list'
import { courseSchema, houseSchema, videoSchema } from '@/lib/backend/schemas'
import { findDestination } from '@/lib/destinations/destinations'
import type { OgImageKey, OgImageSubject, OgImageArea } from './subject'
import {
  destinationOgImage,
  eventOgImage,
  courseOgImage,
  houseOgImage,
  areaOgImage,
  videoOgImage,
} from './subjects'

/** `unavailable`: nobody can say now; the universe's general card stands in. */
export type Found =
  | { state: 'found'; subject: OgImageSubject }
  | { state: 'missing' }
  | { state: 'unavailable'; universe: OgImageArea }

/** How long a card waits for the backend, in milliseconds: messengers do not wait long. */
const patience = 5000

/** What a card has to show now. Never throws. */
export async function findSubject(key: OgImageKey): Promise<Found> {
  switch (key.kind) {
    case 'evenement':
      return within('medias', fromOne(getEvent(key.id), 'medias'))
    case 'video':
      return within('medias', findVideo('medias', key.id))
    case 'video-beaute':
      return within('beaute', findVideo('beaute', key.id))
    case 'formation':
      return within('beaute', findFormation(key.id))
    case 'maison':
      return within('immobilier', findMaison(key.id))
    case 'destination': {
      const destination = findDestination(key.id)
      return destination ? found(destinationOgImage(destination)) : { state: 'missing' }
    }
    default:
      return found(areaOgImage(key.kind))
  }
}

async function findVideo(area: 'medias' | 'beaute', id: string): Promise<Found> {
  const content = area === 'medias' ? 'medias-videos' : 'beauty-videos'
  const loaded = await load(content, (body) => parseList(content, videoSchema, body))
  return fromList(loaded, area, ({ youtubeId }) => youtubeId === id, videoCardOf(area))
}

const videoCardOf = (area: 'medias' | 'beaute') => (one: Parameters<typeof videoOgImage>[1]) =>
  videoOgImage(area, one)

async function findFormation(slug: string): Promise<Found> {
  const parse = (body: unknown) => parseList('beauty-formations', courseSchema, body)
  const loaded = await load('beauty-formations', parse)
  return fromList(loaded, 'beaute', (one) => one.slug === slug, courseOgImage)
}

async function findMaison(id: string): Promise<Found> {
  const loaded = await load('immo-maisons', (body) => parseList('immo-maisons', houseSchema, body))
  return fromList(loaded, 'immobilier', (one) => one.id === id, houseOgImage)
}

async function fromOne(asked: ReturnType<typeof getEvent>, universe: OgImageArea): Promise<Found> {
  const loaded = await asked
  if ('data' in loaded) return found(eventOgImage(loaded.data))
  return loaded.state === 'missing' ? { state: 'missing' } : { state: 'unavailable', universe }
}

/** What a kept list does not hold may have come since: only a fresh one says that it is missing. */
function fromList<T>(
  loaded: Loaded<T[]>,
  universe: OgImageArea,
  isIt: (one: T) => boolean,
  cardOf: (one: T) => OgImageSubject | undefined,
): Found {
  const one = 'data' in loaded ? loaded.data.find(isIt) : undefined
  const subject = one && cardOf(one)
  if (subject) return found(subject)
  return loaded.state === 'fresh' ? { state: 'missing' } : { state: 'unavailable', universe }
}

function found(subject: OgImageSubject): Found {
  return { state: 'found', subject }
}

function within(universe: OgImageArea, asked: Promise<Found>): Promise<Found> {
  const late = new Promise<Found>((resolve) => {
    setTimeout(resolve, patience, { state: 'unavailable', universe }).unref()
  })
  return Promise.race([asked, late])
}
