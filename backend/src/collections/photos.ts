import type { Resource } from '../../../contract/endpoints'
import { pictureField } from '../fields/file'
import { textareaField, textField } from '../fields/plain'
import { titleField } from '../fields/title'
import { contentCollection } from './content'

function photoCollection(slug: 'photos' | 'photos-beaute', resource: Resource, group: string) {
  const addPhotos = { path: '/photos/add-photos#AddPhotos', clientProps: { collection: slug } }
  return contentCollection({
    slug,
    resource,
    help: 'photos',
    labels: { singular: 'Photo', plural: 'Photos' },
    admin: {
      group,
      defaultColumns: ['title', 'sur_le_site', 'image'],
      components: { beforeListTable: [addPhotos] },
    },
    fields: [
      titleField('Il est montré sous la photo.'),
      pictureField('image', 'Photo'),
      textareaField('description', 'Description', 300),
      textField('credit', 'Crédit', 100),
    ],
  })
}

export const Photos = photoCollection('photos', 'medias-photos', 'Médias')
export const BeautyPhotos = photoCollection('photos-beaute', 'beauty-photos', 'Beauté')
