import type { Tab } from 'payload'
import { defaultPriceLists } from '../../../../contract/default-contents/price-lists'
import { listField } from '../../fields/list-field'
import { textField } from '../../fields/plain'
import { modelLine, modelTreatments } from './treatment-model'
import { priceFields } from './treatment-price'
import { rowTitle, sentenceField } from './value-field'

/** The two price lists of the institute. */
export const beautyTab: Tab = {
  name: 'beauty',
  label: 'Soins et prix',
  description: 'Les deux cartes de la page Beauté, et ce que lisent les moteurs de recherche.',
  fields: defaultPriceLists.map(({ key, name, line, treatments }) => ({
    name: key,
    type: 'group',
    label: `Carte ${name}`,
    fields: [
      sentenceField('line', 'Phrase sous le titre', { inForce: line }),
      listField('treatments', 'Soins', {
        singular: 'Soin',
        title: 'name',
        fields: [
          rowTitle('name', 'Nom du soin', 80),
          ...priceFields,
          textField('duration', 'Durée', 40, {
            placeholder: '1h',
            description: 'Facultatif\u00a0: 1h, 30 min.',
          }),
        ],
        model: modelTreatments[key],
        modelLines: treatments.map(modelLine),
      }),
    ],
  })),
}
