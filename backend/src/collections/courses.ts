import { courseSessions } from '../fields/course-sessions'
import { pictureField } from '../fields/file'
import { textareaField, textField } from '../fields/plain'
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
    pictureField('affiche', 'Affiche', {
      description: 'De préférence en hauteur, 1080 × 1350 pixels.',
    }),
    textareaField('presentation', 'Présentation', 400, {
      rows: 3,
      description:
        'Facultatif. Une ou deux phrases sous le titre\u00a0: ce que l’on saura faire. Sans elles, la page montre la phrase des «\u00a0Réglages du site\u00a0».',
    }),
    textField('duree', 'Durée', 60, { description: 'Facultatif\u00a0: 3 mois, le samedi.' }),
    priceField('tarif', 'Tarif (FCFA)', {
      description: 'Facultatif. Sans lui, la page dit «\u00a0Tarif sur demande\u00a0».',
      plausible: [5000, 5_000_000],
    }),
    courseSessions,
    ...slugFields('formations', 'formation'),
  ],
})
