import { pictureField } from '../fields/file'
import { isOptionalAddress, isTime, normalizeTime } from '../fields/rules'
import { slugField } from '../fields/slug'
import { titleField } from '../fields/title'
import { contentCollection } from './content'

export const Events = {
  ...contentCollection({
    slug: 'evenements',
    resource: 'medias-events',
    labels: { singular: 'Événement', plural: 'Événements' },
    admin: {
      group: 'Médias',
      defaultColumns: ['title', 'date', 'time', 'sur_le_site'],
      description: 'Les événements annoncés dans l’univers Médias, à venir et passés.',
    },
    fields: [
      titleField(),
      {
        type: 'row',
        fields: [
          {
            name: 'date',
            type: 'date',
            label: 'Date',
            required: true,
            index: true,
            // A copy is for another day.
            hooks: { beforeDuplicate: [() => null] },
            admin: {
              width: '50%',
              date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' },
            },
          },
          {
            name: 'time',
            type: 'text',
            label: 'Heure de début',
            required: true,
            validate: isTime,
            hooks: { beforeValidate: [({ value }) => normalizeTime(value)] },
            admin: { width: '50%', placeholder: '18:30', description: 'Heure de Cotonou.' },
          },
        ],
      },
      pictureField({
        name: 'poster',
        label: 'Affiche',
        description: 'De préférence en hauteur, 1080 × 1350 pixels.',
      }),
      {
        name: 'description',
        type: 'textarea',
        label: 'Description',
        admin: { rows: 8, description: 'Les retours à la ligne sont gardés.' },
      },
      {
        name: 'live_url',
        type: 'text',
        label: 'Lien du direct',
        validate: isOptionalAddress,
        admin: {
          placeholder: 'https://',
          description: 'Facultatif. Sans lui, le bouton du direct reste grisé sur la page.',
        },
      },
      slugField('evenements'),
    ],
  }),
  defaultSort: '-date',
}
