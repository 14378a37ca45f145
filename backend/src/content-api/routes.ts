import type { Payload } from 'payload'
import type { Answer } from '../../server/content-events.mjs'
import * as contents from './contents'
import { readHeroVideo } from './hero-videos'
import { readSiteSettings } from './site-settings'

/** Reads what a path answers; null is a 404. `*` in a path is the slug. */
type Read = (payload: Payload, slug: string) => Promise<object | null>

/** Every path of the content API (specification §7), without `/api/` and the trailing slash. */
const routes: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['site/settings', readSiteSettings],
  ['accueil/header-video', (payload) => readHeroVideo(payload, 'entete-accueil')],
  ['beauty/header-video', (payload) => readHeroVideo(payload, 'entete-beaute')],
  ['voyage/header-video', (payload) => readHeroVideo(payload, 'entete-voyage')],
  ['immo/header-video', (payload) => readHeroVideo(payload, 'entete-immobilier')],
  ['medias/events', contents.events.readAll],
  ['medias/events/*', contents.events.readOne],
  ['medias/videos', (payload) => contents.readVideos(payload, 'videos')],
  ['videos/category/*', (payload, slug) => contents.readCategory(payload, 'videos', slug)],
  ['medias/photos', (payload) => contents.readPhotos(payload, 'photos')],
  ['beauty/formations', contents.courses.readAll],
  ['beauty/formations/*', contents.courses.readOne],
  ['beauty/photos', (payload) => contents.readPhotos(payload, 'photos-beaute')],
  ['beauty/videos', (payload) => contents.readVideos(payload, 'videos-beaute')],
  ['beauty/category/*', (payload, slug) => contents.readCategory(payload, 'videos-beaute', slug)],
  ['voyage/destinations', contents.destinations.readAll],
  ['immo/maisons', contents.houses.readAll],
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
