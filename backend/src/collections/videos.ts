import { isYoutubeAddress, linkField } from '../fields/address'
import { dateField } from '../fields/dates/fields'
import { pictureField } from '../fields/file'
import { textareaField, textField } from '../fields/plain'
import { isOptionalDuration } from '../fields/rules'
import { titleField } from '../fields/title'
import { contentCollection } from './content'

/** What each collection shows on the site, where the menu has it, and its categories. */
const kinds = {
  videos: { resource: 'medias-videos', group: 'Médias', categories: 'categories' },
  'videos-beaute': { resource: 'beauty-videos', group: 'Beauté', categories: 'categories-beaute' },
} as const

function videoCollection(slug: keyof typeof kinds) {
  const { resource, group, categories } = kinds[slug]
  return contentCollection({
    slug,
    resource,
    labels: { singular: 'Vidéo', plural: 'Vidéos' },
    admin: {
      group,
      defaultColumns: ['title', 'sur_le_site', 'category', 'published_at'],
      description: 'Des vidéos YouTube, que le site montre dans son propre lecteur.',
    },
    fields: [
      titleField(),
      {
        ...linkField('youtube_url', 'Adresse YouTube', {
          components: { afterInput: ['/videos/take-thumbnail#TakeThumbnail'] },
          placeholder: 'https://www.youtube.com/watch?v=…',
          description:
            'L’adresse de la page de la vidéo, ou celle du bouton «\u00a0Partager\u00a0».',
        }),
        required: true,
        validate: isYoutubeAddress,
      },
      pictureField('thumbnail', 'Vignette', {
        description: 'L’image montrée avant la lecture, de préférence 1280 × 720 pixels.',
      }),
      textareaField('description', 'Description', 2000, {
        rows: 5,
        description: 'Facultatif. Sous la vidéo, et dans les moteurs de recherche.',
      }),
      textareaField('transcription', 'Transcription', 50_000, {
        rows: 8,
        description:
          'Facultatif. Tout ce qui se dit, et ce qu’il faut voir pour comprendre\u00a0: pour qui n’entend ou ne voit pas la vidéo. Le site l’ouvre d’un clic, sous la description.',
      }),
      {
        ...textField('duree', 'Durée', undefined, {
          position: 'sidebar',
          placeholder: '4:32',
          description: 'Facultatif. Pour les moteurs de recherche.',
        }),
        validate: isOptionalDuration,
      },
      {
        name: 'exemple',
        type: 'checkbox',
        label: 'Vidéo d’exemple',
        admin: {
          position: 'sidebar',
          condition: ({ exemple }) => exemple === true,
          description: 'Le site l’annonce comme un exemple. Décochez quand la vidéo est la vôtre.',
        },
      },
      {
        name: 'category',
        type: 'relationship',
        relationTo: categories,
        label: 'Catégorie',
        admin: {
          position: 'sidebar',
          description: 'Facultatif. Les vidéos d’une même catégorie sont proposées ensemble.',
        },
      },
      dateField('moment', 'published_at', 'Date de publication', {
        description: 'Les plus récentes viennent en premier.',
        defaultValue: () => new Date().toISOString(),
        index: true,
        position: 'sidebar',
      }),
    ],
    defaultSort: '-published_at',
  })
}

export const Videos = videoCollection('videos')
export const BeautyVideos = videoCollection('videos-beaute')
