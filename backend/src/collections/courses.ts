import { pictureField } from '../fields/file'
import { priceField } from '../fields/price/field'
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
    {
      name: 'duree',
      type: 'text',
      label: 'Durée',
      maxLength: 60,
      admin: { description: 'Facultatif\u00a0: 3 mois, le samedi.' },
    },
    priceField({
      name: 'tarif',
      label: 'Tarif (FCFA)',
      description: 'Facultatif. Sans lui, la page invite à le demander.',
      plausible: [5000, 5_000_000],
    }),
    ...slugFields('formations', 'formation'),
  ],
})
