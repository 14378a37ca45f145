import type { Payload } from 'payload'
import { isPreviewKind } from '../../../contract/preview-address'
import type { Answer, DraftAnswer } from '../../server/content-events.mjs'
import { phoneFilmOf } from '../films/encode'
import type { HeroVideoSlug } from '../globals/hero-videos'
import * as contents from './contents'
import { mediaOf } from './media'
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

/** Null while no video is chosen. Phones get the film chosen for them, else the one made of the video. */
async function readHeroVideo(payload: Payload, slug: HeroVideoSlug) {
  const files = await payload.findGlobal({ slug, depth: 1 })
  const video = mediaOf(files.video)
  if (!video) return null
  return { video, video_telephone: mediaOf(files.video_telephone) ?? phoneFilmOf(files.video) }
}

/** What stands for the required fields that a draft of any kind may lack. */
const missing = { title: 'Sans titre', titre: 'Sans titre', date: '' }

/** The response to `/drafts/{collection}/{id}`: the latest version, and whether this is online; or 404. */
export async function answerDraft(payload: Payload, path: string): Promise<DraftAnswer> {
  const [, kind = '', id = ''] = /^\/drafts\/([a-z-]+)\/(\d{1,15})$/.exec(path) ?? []
  const noDraft = { status: 404, body: { detail: 'Ce contenu n’existe pas.' } }
  if (!isPreviewKind(kind)) return noDraft
  const options = { depth: 1, draft: true, disableErrors: true }
  const document = await payload.findByID({ collection: kind, id, ...options })
  if (!document) return noDraft
  const given = Object.entries(document).filter(([, value]) => value !== null && value !== '')
  // Of the kind that the function takes.
  const content = contents.toContent[kind]({ ...missing, ...Object.fromEntries(given) } as never)
  return { status: 200, body: { published: document._status === 'published', content } }
}
