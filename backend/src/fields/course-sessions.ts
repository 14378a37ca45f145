import type { ArrayField } from 'payload'
import { countField } from './count'
import { dateField } from './dates/fields'
import { row, textField } from './plain'

/** When and where a course begins next, and whether it can still be joined; a copy is for other days. */
export const courseSessions: ArrayField = {
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
