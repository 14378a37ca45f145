import type { GlobalConfig } from 'payload'
import { ownersOnlyGlobal } from '../access'
import { videoFileField } from '../fields/file'
import { globalHooks } from '../publication/hooks'
import type { Resource } from '../publication/resources'

export type HeroVideoSlug =
  'entete-accueil' | 'entete-beaute' | 'entete-voyage' | 'entete-immobilier'

function heroVideoGlobal(slug: HeroVideoSlug, label: string, resource: Resource): GlobalConfig {
  return {
    slug,
    label,
    admin: {
      hideAPIURL: true,
      group: 'En-têtes vidéo',
      description: 'La vidéo qui tourne en boucle, sans le son, en haut de la page.',
    },
    access: ownersOnlyGlobal,
    hooks: globalHooks([resource]),
    fields: [
      videoFileField({
        name: 'video',
        label: 'Vidéo (MP4)',
        required: false,
        description:
          'Courte et légère\u00a0: 8 à 12 secondes, 1280 × 720 pixels, moins de 2\u00a0Mo. Sans vidéo, la page garde son image fixe.',
      }),
      videoFileField({
        name: 'video_telephone',
        label: 'Vidéo pour téléphones (MP4)',
        required: false,
        description:
          'Facultatif. La même, recadrée pour un écran tenu droit\u00a0: 640 × 720 pixels, moins de 350\u00a0Ko. Sans elle, les téléphones chargent la vidéo entière.',
      }),
    ],
  }
}

export const heroVideos = [
  heroVideoGlobal('entete-accueil', 'Accueil', 'accueil-header-video'),
  heroVideoGlobal('entete-beaute', 'Beauté', 'beauty-header-video'),
  heroVideoGlobal('entete-voyage', 'Voyage', 'voyage-header-video'),
  heroVideoGlobal('entete-immobilier', 'Immobilier', 'immo-header-video'),
]
