import type { ArrayField } from 'payload'
import { countField } from '../fields/count'
import { dateField } from '../fields/dates/fields'
import { pictureField } from '../fields/file'
import { row, textareaField, textField } from '../fields/plain'
import { priceField } from '../fields/price/field'
import { slugFields } from '../fields/slug'
import { titleField } from '../fields/title'
import { contentCollection } from './content'

/** When and where a course begins next, and whether it can still be joined; a copy is for other days. */
const courseSessions: ArrayField = {
  name: 'sessions',
  type: 'array',
  label: 'Prochaines dates',
  labels: { singular: 'Date', plural: 'Dates' },
  maxRows: 20,
  hooks: { beforeDuplicate: [() => []] },
  admin: {
    description:
      'Facultatif. Le site montre celles d’aujourd’hui et des jours suivants, puis les retire de lui-même.',
  },
  fields: [
    row(
      dateField('day', 'date', 'Premier jour', { required: true, width: '50%' }),
      countField('places_restantes', 'Places restantes', {
        width: '50%',
        description:
          'Facultatif. À 0, le site dit «\u00a0Complet\u00a0» et propose la liste d’attente.',
      }),
    ),
    textField('lieu', 'Lieu', 200, {
      placeholder: 'Haie Vive, Cotonou',
      description:
        'Facultatif. Sans lui\u00a0: l’institut. «\u00a0En ligne\u00a0» si c’est le cas.',
    }),
  ],
}

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
