import type { Tab } from 'payload'
import { defaultFaqEntries } from '../../../../lib/shared/default-contents/faq'
import { defaultVisaPacks } from '../../../../lib/shared/default-contents/visa-packs'
import { listField } from './list-field'
import { linesField, rowText, rowTitle, sentenceField } from './text-fields'
import { valueField } from './value-field'

/** The questions and the visa packs of Voyage. */
export const travelTab: Tab = {
  name: 'travel',
  label: 'Voyage',
  fields: [
    listField({
      name: 'faq',
      label: 'Questions fréquentes',
      singular: 'Question',
      title: 'question',
      fields: [rowTitle('question', 'Question'), rowText('answer', 'Réponse')],
      model: defaultFaqEntries.map(({ question, answer }) => ({ question, answer })),
      modelLines: defaultFaqEntries.map(({ question }) => question),
    }),
    {
      name: 'packs',
      type: 'group',
      label: 'Packs visa',
      fields: defaultVisaPacks.map(({ key, name, line, features }) => ({
        name: key,
        type: 'group',
        label: name,
        fields: [
          valueField({ name: 'name', label: 'Nom', inForce: name }),
          sentenceField({ name: 'line', label: 'Phrase', inForce: line }),
          linesField('features', 'Ce qui est compris', features),
        ],
      })),
    },
  ],
}
