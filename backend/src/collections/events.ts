import { linkField } from '../fields/address'
import { dateField } from '../fields/dates/fields'
import { eventEndFields } from '../fields/event-end'
import { pictureField } from '../fields/file'
import { choiceField, notCopied, row, textareaField, textField } from '../fields/plain'
import { optionalTime } from '../fields/rules'
import { slugFields } from '../fields/slug'
import { titleField } from '../fields/title'
import { contentCollection } from './content'

const day = dateField('day', 'date', 'Date', {
  required: true,
  index: true,
  width: '50%',
  whenPast: 'Cette date est passée\u00a0: vérifiez l’année si l’événement est à venir.',
})

export const Events = contentCollection({
  slug: 'evenements',
  resource: 'medias-events',
  labels: { singular: 'Événement', plural: 'Événements' },
  admin: {
    group: 'Médias',
    defaultColumns: ['title', 'sur_le_site', 'date', 'time'],
    description: 'Les événements annoncés dans l’univers Médias, à venir et passés.',
  },
  fields: [
    titleField(),
    row(notCopied(day), {
      ...textField('time', 'Heure de début', undefined, {
        width: '50%',
        placeholder: '18:30',
        description: 'Facultatif. Heure de Cotonou.',
      }),
      ...optionalTime,
    }),
    row(...eventEndFields),
    textField('place', 'Lieu', 200, {
      placeholder: 'Maison des jeunes, Cotonou',
      description: 'Facultatif. La salle et la ville.',
    }),
    row(
      textField('tarif', 'Tarif', 80, {
        width: '50%',
        placeholder: '5 000 FCFA',
        description: 'Facultatif. Un montant, «\u00a0Gratuit\u00a0», ou vos mots.',
      }),
      linkField('billets', 'Billets', {
        width: '50%',
        description: 'Facultatif. L’adresse où les prendre.',
      }),
    ),
    pictureField('poster', 'Affiche', {
      required: false,
      description:
        'Facultatif. De préférence en hauteur, 1080 × 1350 pixels. Sans affiche, le site en dessine une avec le titre, la date et le lieu.',
    }),
    textareaField('description', 'Description', undefined, {
      rows: 8,
      description: 'Les retours à la ligne sont gardés.',
    }),
    linkField('live_url', 'Lien du direct', {
      description:
        'Facultatif. L’adresse du direct, sur YouTube, Facebook, Instagram, TikTok ou une autre page. Sans elle, le bouton du direct reste grisé sur la page.',
    }),
    notCopied(
      choiceField(
        'etat',
        'État',
        { annule: 'Annulé', reporte: 'Reporté' },
        'Vide tant qu’il a lieu. Sinon le site et les calendriers le disent. Quand la nouvelle date est connue, changez-la et videz ce champ.',
      ),
    ),
    ...slugFields('evenements', 'evenement'),
  ],
  defaultSort: '-date',
})
