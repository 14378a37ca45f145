import type { Field, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'
import { dayFromToday } from '../days'
import { countField } from '../fields/count'
import { dateField } from '../fields/dates/fields'
import { pictureField } from '../fields/file'
import { choiceField, notCopied, row, textareaField, textField, uiField } from '../fields/plain'
import { priceField } from '../fields/price/field'
import { titleField } from '../fields/title'
import { contentCollection } from './content'

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

export const Houses = contentCollection({
  slug: 'maisons',
  resource: 'immo-maisons',
  help: 'maisons',
  labels: { singular: 'Maison', plural: 'Maisons' },
  admin: {
    group: 'Immobilier',
    useAsTitle: 'titre',
    defaultColumns: ['titre', 'sur_le_site', 'status', 'prix', 'adresse'],
  },
  fields: [
    titleField(undefined, 'titre'),
    textField('adresse', 'Adresse', 200, { required: true }),
    row(
      priceField('prix', 'Prix (FCFA)', {
        required: true,
        width: '33%',
        plausible: {
          dependsOn: 'status',
          ranges: { vente: [500_000, 5_000_000_000], louer: [5000, 20_000_000] },
          otherwise: [5000, 5_000_000_000],
        },
      }),
      { ...countField('chambres', 'Chambres', { width: '33%' }), required: true },
      { ...countField('douches', 'Douches', { width: '33%' }), required: true },
    ),
    textareaField('description', 'Description', 5000, { rows: 6 }),
    row(
      {
        name: 'surface',
        type: 'number',
        label: 'Surface (m²)',
        min: 1,
        max: 1_000_000,
        admin: { width: '33%' },
      },
      textField('titre_foncier', 'Titre foncier', 100, { width: '33%' }),
      notCopied(textField('reference', 'Référence', 40, { width: '33%' })),
    ),
    pictureField('photo_principale', 'Photo principale', { ratio: 3 / 2 }),
    {
      ...pictureField('photos', 'Autres photos', { required: false, ratio: 4 / 3 }),
      hasMany: true,
      maxRows: 20,
    },
    uiField('premiere_photo', '/photos/first-is-main#FirstIsMain'),
    pictureField('plan', 'Plan', { required: false }),
    {
      ...choiceField('status', 'Offre', { vente: 'À vendre', louer: 'À louer' }),
      // The default name would collide with that of Payload's draft status on Postgres.
      enumName: 'enum_maisons_offre',
    },
    ...houseConclusionFields,
  ],
})
