import type { Payload } from 'payload'
import type { Answer } from '../../server/content-events.mjs'
import { readCourse, readCourses } from './courses'
import { readDestinations } from './destinations'
import { readEvent, readEvents } from './events'
import { readHeroVideo } from './hero-videos'
import { readHouses } from './houses'
import { readPhotos } from './photos'
import { readSiteSettings } from './site-settings'
import { readCategory, readVideos } from './videos'

/** Reads what a path answers; null is a 404. `*` in a path is the slug. */
type Read = (payload: Payload, slug: string) => Promise<object | null>

/** Every path of the content API (specification §7), without `/api/` and the trailing slash. */
const routes: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['site/settings', readSiteSettings],
  ['accueil/header-video', (payload) => readHeroVideo(payload, 'entete-accueil')],
  ['beauty/header-video', (payload) => readHeroVideo(payload, 'entete-beaute')],
  ['voyage/header-video', (payload) => readHeroVideo(payload, 'entete-voyage')],
  ['immo/header-video', (payload) => readHeroVideo(payload, 'entete-immobilier')],
  ['medias/events', readEvents],
  ['medias/events/*', readEvent],
  ['medias/videos', (payload) => readVideos(payload, 'videos')],
  ['videos/category/*', (payload, slug) => readCategory(payload, 'videos', slug)],
  ['medias/photos', (payload) => readPhotos(payload, 'photos')],
  ['beauty/formations', readCourses],
  ['beauty/formations/*', readCourse],
  ['beauty/photos', (payload) => readPhotos(payload, 'photos-beaute')],
  ['beauty/videos', (payload) => readVideos(payload, 'videos-beaute')],
  ['beauty/category/*', (payload, slug) => readCategory(payload, 'videos-beaute', slug)],
  ['voyage/destinations', readDestinations],
  ['immo/maisons', readHouses],
])

const notFound: Answer = {
  status: 404,
  body: JSON.stringify({ detail: 'Ce contenu n’existe pas, ou n’est plus publié.' }),
}

/** The response to a path such as `/api/medias/events/` (the trailing slash is optional). */
export async function answer(payload: Payload, path: string): Promise<Answer> {
  const asked = path.replace(/^\/api\//, '').replace(/\/$/, '')
  const [, parent, slug = ''] = /^(.*)\/(.*)$/.exec(asked) ?? []
  const read = routes.get(asked) ?? routes.get(`${parent}/*`)
  const content = await read?.(payload, slug)
  return content ? { status: 200, body: JSON.stringify(content) } : notFound
}
