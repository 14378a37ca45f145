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
    help: 'videos',
    labels: { singular: 'Vidéo', plural: 'Vidéos' },
    admin: { group, defaultColumns: ['title', 'sur_le_site', 'category', 'published_at'] },
    fields: [
      titleField(),
      {
        ...linkField('youtube_url', 'Adresse YouTube', {
          components: { afterInput: ['/videos/take-thumbnail#TakeThumbnail'] },
        }),
        required: true,
        validate: isYoutubeAddress,
      },
      pictureField('thumbnail', 'Vignette', { ratio: 16 / 9 }),
      textareaField('description', 'Description', 2000, { rows: 5 }),
      textareaField('transcription', 'Transcription', 50_000, { rows: 8 }),
      {
        ...textField('duree', 'Durée', undefined, { position: 'sidebar' }),
        validate: isOptionalDuration,
      },
      {
        name: 'exemple',
        type: 'checkbox',
        label: 'Vidéo d’exemple',
        admin: { position: 'sidebar', condition: ({ exemple }) => exemple === true },
      },
      {
        name: 'category',
        type: 'relationship',
        relationTo: categories,
        label: 'Catégorie',
        admin: { position: 'sidebar' },
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
