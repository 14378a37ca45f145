import { linkField } from '../fields/address'
import { dateField } from '../fields/dates/fields'
import { eventEndFields } from '../fields/event-end'
import { pictureField } from '../fields/file'
import { choiceField, notCopied, row, textareaField, textField } from '../fields/plain'
import { timeRules } from '../fields/rules'
import { slugFields } from '../fields/slug'
import { titleField } from '../fields/title'
import { contentCollection } from './content'
import { nearestFirst, nearestFirstSort } from './nearest-first'

const day = dateField('day', 'date', 'Date', {
  required: true,
  index: true,
  width: '50%',
  whenPast: 'Cette date est passée\u00a0: vérifiez l’année si l’événement est à venir.',
})

export const Events = contentCollection({
  slug: 'evenements',
  resource: 'medias-events',
  help: 'evenements',
  labels: { singular: 'Événement', plural: 'Événements' },
  admin: { group: 'Médias', defaultColumns: ['title', 'sur_le_site', 'date', 'time'] },
  fields: [
    titleField(),
    row(notCopied(day), {
      ...textField('time', 'Heure de début', undefined, { width: '50%' }),
      ...timeRules(),
    }),
    row(...eventEndFields),
    textField('place', 'Lieu', 200),
    row(
      textField('tarif', 'Tarif', 80, { width: '50%' }),
      linkField('billets', 'Billets', { width: '50%' }),
    ),
    pictureField('poster', 'Affiche', { required: false, ratio: 4 / 5 }),
    textareaField('description', 'Description', undefined, { rows: 8 }),
    linkField('live_url', 'Lien du direct'),
    notCopied(choiceField('etat', 'État', { annule: 'Annulé', reporte: 'Reporté' })),
    ...slugFields('evenements', 'evenement'),
  ],
  defaultSort: nearestFirstSort,
  hooks: { afterOperation: [nearestFirst] },
})
