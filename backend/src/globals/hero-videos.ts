import type { GlobalBeforeChangeHook, GlobalConfig, Payload } from 'payload'
import { extractID } from 'payload/shared'
import type { Resource } from '../../../contract/endpoints'
import { videoFileField } from '../fields/file'
import { uiField } from '../fields/plain'
import { hasFfmpeg } from '../films/ffmpeg'
import { heavyFilm } from '../films/rules'
import type { Upload } from '../payload-types'
import { globalHooks } from '../publication/hooks'

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
    admin: {
      group: 'En-têtes vidéo',
      description:
        'Le film qui tourne en boucle, sans le son, en haut de la page. Un seul suffit\u00a0: il est montré sur les ordinateurs, et son milieu sur les téléphones.',
    },
    hooks: { ...globalHooks([resource]), beforeChange: [phoneFilmFollows] },
    fields: [
      videoFileField('video', 'Film', {
        required: false,
        description:
          'Court\u00a0: 8 à 12 secondes suffisent, 60 au plus\u00a0; 6\u00a0Mo au plus une fois allégé. Sans film, la page garde son image fixe.',
      }),
      uiField('poids', { path: '/films/heavy-film#HeavyFilm', serverProps: { slug } }),
      videoFileField('video_telephone', 'Film pour téléphones', {
        required: false,
        description:
          'Facultatif, pour décider du cadrage\u00a0: un film de 480 × 540 pixels, que seuls les téléphones montrent. Vide, ils reçoivent le milieu du film, en moins de 350\u00a0Ko si le serveur sait alléger les films. Quand vous changez le film, celui-ci est retiré, sauf si vous en choisissez un autre.',
      }),
    ],
  }
}

export const heroVideos = heroVideoSlugs.map(heroVideoGlobal)

/** Why the film of a page is too heavy for visitors, as films of earlier versions can be; null when it is not. */
export async function heavyFilmOf(payload: Payload, slug: HeroVideoSlug): Promise<string | null> {
  const { video } = await payload.findGlobal({ slug, depth: 1 })
  const bytes = typeof video === 'object' ? video?.filesize : 0
  return heavyFilm(bytes ?? 0, hasFfmpeg())
}
