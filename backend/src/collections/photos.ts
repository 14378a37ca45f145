import type { Resource } from '../../../contract/endpoints'
import { pictureField } from '../fields/file'
import { textareaField, textField } from '../fields/plain'
import { titleField } from '../fields/title'
import { contentCollection } from './content'

function photoCollection(slug: 'photos' | 'photos-beaute', resource: Resource, group: string) {
  return contentCollection({
    slug,
    resource,
    labels: { singular: 'Photo', plural: 'Photos' },
    admin: {
      group,
      defaultColumns: ['title', 'sur_le_site', 'image'],
      components: {
        beforeListTable: [
          { path: '/photos/add-photos#AddPhotos', clientProps: { collection: slug } },
        ],
      },
      description:
        'La galerie de cet univers. Une nouvelle photo vient en premier\u00a0; glissez les lignes pour changer l’ordre.',
    },
    fields: [
      titleField('Il est montré sous la photo.'),
      pictureField('image', 'Photo'),
      textareaField('description', 'Description', 300, {
        description:
          'Facultatif. Ce que la photo montre, en une phrase\u00a0: elle est lue aux personnes qui ne la voient pas. Sans elle, c’est le titre.',
      }),
      textField('credit', 'Crédit', 100, {
        description: 'Facultatif. Qui a pris la photo\u00a0; son nom est écrit dessus.',
      }),
    ],
  })
}

export const Photos = photoCollection('photos', 'medias-photos', 'Médias')
export const BeautyPhotos = photoCollection('photos-beaute', 'beauty-photos', 'Beauté')
