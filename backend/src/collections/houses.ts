import { countField } from '../fields/count'
import { pictureField } from '../fields/file'
import { houseConclusionFields } from '../fields/house-conclusion'
import { choiceField, notCopied, row, textareaField, textField, uiField } from '../fields/plain'
import { priceField } from '../fields/price/field'
import { titleField } from '../fields/title'
import { contentCollection } from './content'

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
