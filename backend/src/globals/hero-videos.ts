import type { GlobalBeforeChangeHook, GlobalConfig, Payload } from 'payload'
import { extractID } from 'payload/shared'
import type { Resource } from '../../../contract/endpoints'
import { videoFileField } from '../fields/file'
import { withHelp } from '../fields/help'
import { uiField } from '../fields/plain'
import { hasFfmpeg } from '../films/ffmpeg'
import { heavyFilm } from '../films/rules'
import type { Upload } from '../payload-types'
import { tellOf } from '../publication/hooks'

/** The page that each film heads, and what it shows on the site. */
const pages = {
  'entete-accueil': ['Accueil', 'accueil-header-video'],
  'entete-beaute': ['Beauté', 'beauty-header-video'],
  'entete-voyage': ['Voyage', 'voyage-header-video'],
  'entete-immobilier': ['Immobilier', 'immo-header-video'],
} as const satisfies Record<string, readonly [label: string, resource: Resource]>

export type HeroVideoSlug = keyof typeof pages

export const heroVideoSlugs = Object.keys(pages) as HeroVideoSlug[]

export const heroVideoLabel = (slug: HeroVideoSlug) => pages[slug][0]

/** With a new film the former one's film for phones goes, unless another is chosen: they get what is made of the new one. */
export const phoneFilmFollows: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const keepsPhoneFilm = idOf(data.video_telephone) === idOf(originalDoc?.video_telephone)
  const isNewFilm = 'video' in data && idOf(data.video) !== idOf(originalDoc?.video)
  return isNewFilm && keepsPhoneFilm ? { ...data, video_telephone: null } : data
}

/** Of an upload, which the hook sees by its id or whole. */
const idOf = (file?: Upload | number | null) => extractID(file ?? 0)

function heroVideoGlobal(slug: HeroVideoSlug): GlobalConfig {
  const [label, resource] = pages[slug]
  return {
    slug,
    label,
    admin: { group: 'En-têtes vidéo' },
    hooks: { beforeChange: [phoneFilmFollows], afterChange: [tellOf(resource)] },
    fields: [
      videoFileField('video', 'Film', { required: false }),
      uiField('poids', { path: '/films/heavy-film#HeavyFilm', serverProps: { slug } }),
      videoFileField('video_telephone', 'Film pour téléphones', { required: false }),
    ],
  }
}

export const heroVideos = heroVideoSlugs.map((slug) => withHelp(heroVideoGlobal(slug), 'entetes'))

/** Why the film of a page is too heavy for visitors, as films of earlier versions can be; null when it is not. */
export async function heavyFilmOf(payload: Payload, slug: HeroVideoSlug): Promise<string | null> {
  const { video } = await payload.findGlobal({ slug, depth: 1 })
  const bytes = typeof video === 'object' ? video?.filesize : 0
  return heavyFilm(bytes ?? 0, hasFfmpeg())
}
