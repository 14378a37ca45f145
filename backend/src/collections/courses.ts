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
  fields: [
    row(
      dateField('day', 'date', 'Premier jour', { required: true, width: '50%' }),
      countField('places_restantes', 'Places restantes', { width: '50%' }),
    ),
    textField('lieu', 'Lieu', 200),
  ],
}

export const Courses = contentCollection({
  slug: 'formations',
  resource: 'beauty-formations',
  help: 'formations',
  labels: { singular: 'Formation', plural: 'Formations' },
  admin: { group: 'Beauté', defaultColumns: ['title', 'sur_le_site', 'affiche'] },
  fields: [
    titleField(),
    pictureField('affiche', 'Affiche', { ratio: 4 / 5 }),
    textareaField('presentation', 'Présentation', 400, { rows: 3 }),
    textField('duree', 'Durée', 60),
    priceField('tarif', 'Tarif (FCFA)', { plausible: [5000, 5_000_000] }),
    courseSessions,
    ...slugFields('formations', 'formation'),
  ],
})
