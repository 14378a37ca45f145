import { pictureField } from '../fields/file'
import { slugFields } from '../fields/slug'
import { titleField } from '../fields/title'
import { contentCollection } from './content'

export const Courses = contentCollection({
  slug: 'formations',
  resource: 'beauty-formations',
  labels: { singular: 'Formation', plural: 'Formations' },
  admin: {
    group: 'Beauté',
    defaultColumns: ['title', 'sur_le_site', 'affiche'],
    description:
      'Les formations de l’institut, dans l’ordre du site\u00a0: glissez les lignes pour le changer. L’inscription passe par WhatsApp.',
  },
  fields: [
    titleField(),
    pictureField({
      name: 'affiche',
      label: 'Affiche',
      description: 'De préférence en hauteur, 1080 × 1350 pixels.',
    }),
    ...slugFields('formations', 'formation'),
  ],
})
