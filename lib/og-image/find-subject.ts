import 'server-only'
import { load, type Loaded } from '@/lib/backend/load'
import { getEvent } from '@/lib/events/queries'
import { parseList } from '@/lib/backend/parse-list'
import { formation, maison, video } from '@/lib/backend/schemas'
import { findDestination } from '@/lib/destinations/destinations'
import type { CardKey, CardSubject, CardUniverse } from './subject'
import {
  destinationCard,
  eventCard,
  formationCard,
  maisonCard,
  universeCard,
  videoCard,
} from './subjects'

/** `unavailable`: nobody can say now; the universe's general card stands in. */
export type Found =
  | { state: 'found'; subject: CardSubject }
  | { state: 'missing' }
  | { state: 'unavailable'; universe: CardUniverse }

/** How long a card waits for the backend, in milliseconds: messengers do not wait long. */
const patience = 5000

/** What a card has to show now. Never throws. */
export async function findSubject(key: CardKey): Promise<Found> {
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
      return destination ? found(destinationCard(destination)) : { state: 'missing' }
    }
    default:
      return found(universeCard(key.kind))
  }
}

async function findVideo(area: 'medias' | 'beaute', id: string): Promise<Found> {
  const content = area === 'medias' ? 'medias-videos' : 'beauty-videos'
  const loaded = await load(content, (body) => parseList(content, video, body))
  return fromList(loaded, area, ({ youtubeId }) => youtubeId === id, videoCardOf(area))
}

const videoCardOf = (area: 'medias' | 'beaute') => (one: Parameters<typeof videoCard>[1]) =>
  videoCard(area, one)

async function findFormation(slug: string): Promise<Found> {
  const parse = (body: unknown) => parseList('beauty-formations', formation, body)
  const loaded = await load('beauty-formations', parse)
  return fromList(loaded, 'beaute', (one) => one.slug === slug, formationCard)
}

async function findMaison(id: string): Promise<Found> {
  const loaded = await load('immo-maisons', (body) => parseList('immo-maisons', maison, body))
  return fromList(loaded, 'immobilier', (one) => one.id === id, maisonCard)
}

async function fromOne(asked: ReturnType<typeof getEvent>, universe: CardUniverse): Promise<Found> {
  const loaded = await asked
  if ('data' in loaded) return found(eventCard(loaded.data))
  return loaded.state === 'missing' ? { state: 'missing' } : { state: 'unavailable', universe }
}

/** What a kept list does not hold may have come since: only a fresh one says that it is missing. */
function fromList<T>(
  loaded: Loaded<T[]>,
  universe: CardUniverse,
  isIt: (one: T) => boolean,
  cardOf: (one: T) => CardSubject | undefined,
): Found {
  const one = 'data' in loaded ? loaded.data.find(isIt) : undefined
  const subject = one && cardOf(one)
  if (subject) return found(subject)
  return loaded.state === 'fresh' ? { state: 'missing' } : { state: 'unavailable', universe }
}

function found(subject: CardSubject): Found {
  return { state: 'found', subject }
}

function within(universe: CardUniverse, asked: Promise<Found>): Promise<Found> {
  const late = new Promise<Found>((resolve) => {
    setTimeout(resolve, patience, { state: 'unavailable', universe }).unref()
  })
  return Promise.race([asked, late])
}
