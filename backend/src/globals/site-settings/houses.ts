import type { Tab } from 'payload'
import { defaultCounters } from '../../../../lib/shared/default-contents/house-counters'
import { parseCount } from './count'
import { valueField } from './value-field'

/** The figures of Immobilier. */
export const housesTab: Tab = {
  name: 'houses',
  label: 'Immobilier',
  fields: defaultCounters.map(({ key, value, label }, index) => ({
    name: key,
    type: 'group',
    label: `Chiffre ${index + 1}`,
    fields: [
      valueField({
        name: 'value',
        label: 'Nombre',
        inForce: String(value),
        normalize: (typed) => String(parseCount(typed) ?? typed),
        validate: (typed) =>
          !typed ||
          parseCount(typed) !== undefined ||
          'Écrivez un nombre entier, de cinq chiffres au plus, comme 120.',
      }),
      valueField({ name: 'label', label: 'Ce qu’il compte', inForce: label }),
    ],
  })),
}
