import type { Field } from 'payload'
import { dayFromToday } from '../seed/days'
import { dayField } from './dates/fields'

const isConcluded = (data: { conclusion?: unknown }) => Boolean(data.conclusion)

const day = dayField({
  name: 'conclue_le',
  label: 'Depuis le',
  position: 'sidebar',
  description: 'Laissez vide pour aujourd’hui.',
})

/** Marks a house as sold or rented, with the day: the site says so, then leaves it out of its tabs. */
export const houseConclusionFields: Field[] = [
  {
    name: 'conclusion',
    type: 'select',
    label: 'Vendue ou louée',
    hooks: { beforeDuplicate: [() => null] },
    options: [
      { label: 'Vendue', value: 'vendue' },
      { label: 'Louée', value: 'louee' },
    ],
    admin: {
      position: 'sidebar',
      description:
        'Un bandeau le dit sur le site. Trente jours plus tard, la maison quitte les listes\u00a0; les liens partagés l’ouvrent encore.',
    },
  },
  {
    ...day,
    hooks: {
      beforeValidate: [
        ({ value, siblingData }) => (isConcluded(siblingData) ? value || dayFromToday(0) : null),
        ...(day.hooks?.beforeValidate ?? []),
      ],
    },
    admin: { ...day.admin, condition: isConcluded },
  },
]
