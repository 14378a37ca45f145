import type { Field, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'
import { dayFromToday } from '../days'
import { dateField } from './dates/fields'
import { choiceField, notCopied } from './plain'

const isConcluded = (data: { conclusion?: unknown }) => Boolean(data.conclusion)

/** How a house on offer is concluded; one for sale and for rent, whose status is empty, in both ways. */
const conclusionOf: Readonly<Record<string, string>> = { vente: 'vendue', louer: 'louee' }

const day = dateField('day', 'conclue_le', 'Depuis le', {
  position: 'sidebar',
  description: 'Laissez vide pour aujourd’hui.',
})

const wrongConclusion =
  'Une maison à vendre est «\u00a0Vendue\u00a0», une maison à louer «\u00a0Louée\u00a0».'

const followsOffer: SelectFieldSingleValidation = (value, options) => {
  const { status } = options.siblingData as { status?: string | null }
  const expected = conclusionOf[status ?? '']
  return value && expected && value !== expected ? wrongConclusion : select(value, options)
}

/** Marks a house as sold or rented, with the day: the site says so, then leaves it out of its tabs. */
export const houseConclusionFields: Field[] = [
  {
    ...notCopied(
      choiceField('conclusion', 'Vendue ou louée', { vendue: 'Vendue', louee: 'Louée' }),
    ),
    validate: followsOffer,
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
