import { countField } from '../fields/count'
import { pictureField } from '../fields/file'
import { houseConclusionFields } from '../fields/house-conclusion'
import { choiceField, notCopied, row, textareaField, textField } from '../fields/plain'
import { priceField } from '../fields/price/field'
import { titleField } from '../fields/title'
import { contentCollection } from './content'

export const Houses = contentCollection({
  slug: 'maisons',
  resource: 'immo-maisons',
  labels: { singular: 'Maison', plural: 'Maisons' },
  admin: {
    group: 'Immobilier',
    useAsTitle: 'titre',
    defaultColumns: ['titre', 'sur_le_site', 'status', 'prix', 'adresse'],
    description:
      'Les maisons à vendre et à louer, dans l’ordre du site\u00a0: glissez les lignes pour le changer.',
  },
  fields: [
    titleField(undefined, 'titre'),
    textField('adresse', 'Adresse', 200, {
      required: true,
      description: 'Le quartier et la ville suffisent.',
    }),
    row(
      priceField('prix', 'Prix (FCFA)', {
        required: true,
        description:
          'Par exemple 45 000 000 ou 45 millions. Pour une location\u00a0: le loyer du mois. Avec 0, la page dit «\u00a0Prix sur demande\u00a0».',
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
    textareaField('description', 'Description', 5000, {
      rows: 6,
      description: 'Facultatif. Les retours à la ligne sont gardés.',
    }),
    row(
      {
        name: 'surface',
        type: 'number',
        label: 'Surface (m²)',
        min: 1,
        max: 1_000_000,
        admin: { width: '33%', description: 'Facultatif.' },
      },
      textField('titre_foncier', 'Titre foncier', 100, {
        width: '33%',
        description: 'Facultatif. Son numéro, ou où il en est.',
      }),
      notCopied(
        textField('reference', 'Référence', 40, {
          width: '33%',
          description: 'Facultatif. La vôtre, pour en parler.',
        }),
      ),
    ),
    pictureField('photo_principale', 'Photo principale'),
    {
      ...pictureField('photos', 'Autres photos', {
        required: false,
        description: 'Facultatif. Elles défilent après la photo principale.',
      }),
      hasMany: true,
      maxRows: 20,
    },
    pictureField('plan', 'Plan', {
      required: false,
      description: 'Facultatif. L’image du plan\u00a0; elle vient après les photos.',
    }),
    {
      ...choiceField(
        'status',
        'Offre',
        { vente: 'À vendre', louer: 'À louer' },
        'Sans choix, la maison paraît dans les deux onglets.',
      ),
      // The default name would collide with that of Payload's draft status on Postgres.
      enumName: 'enum_maisons_offre',
    },
    ...houseConclusionFields,
  ],
})
