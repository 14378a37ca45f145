import { pictureField } from '../fields/file'
import { listField } from '../fields/list-field'
import { choiceField, notCopied, row, section, textareaField, textField } from '../fields/plain'
import { slugFields } from '../fields/slug'
import { titleField } from '../fields/title'
import { contentCollection } from './content'

const paragraphsField = (name: string, label: string, description = 'Un paragraphe par ligne.') =>
  textareaField(name, label, 5000, { rows: 3, description })

const linesField = (name: string, label: string, item: string) =>
  textareaField(name, label, 5000, { rows: 5, description: `${item} par ligne, sans tiret.` })

const factField = (name: string, label: string) => textField(name, label, 60, { width: '33%' })

const tips = listField('conseils', 'Conseils', {
  singular: 'Conseil',
  title: 'titre',
  maxRows: 20,
  fields: [
    textField('titre', 'Sujet', 60, { required: true }),
    textareaField('texte', 'Texte', 1000, { required: true, rows: 3 }),
  ],
})

export const Destinations = contentCollection({
  slug: 'destinations',
  resource: 'voyage-destinations',
  help: 'destinations',
  labels: { singular: 'Destination', plural: 'Destinations' },
  admin: { group: 'Voyage', defaultColumns: ['title', 'sur_le_site', 'image'] },
  fields: [
    notCopied(titleField('Le pays\u00a0: Portugal.')),
    textField('accroche', 'Phrase de la carte', 160, { required: true }),
    pictureField('image', 'Image', { required: false, ratio: 4 / 5 }),
    textField('image_alt', 'Ce que montre l’image', 200),
    textareaField('presentation', 'Phrase sous le titre de la page', 300, { rows: 2 }),
    textField('en_pays', 'Avec sa préposition', 80),
    row(
      factField('sejour', 'Court séjour'),
      factField('traitement', 'Traitement du visa'),
      factField('monnaie', 'Monnaie'),
    ),
    section('La procédure de visa', [
      paragraphsField('visa', 'Présentation'),
      linesField('etapes', 'Les étapes', 'Une étape'),
      linesField('pieces', 'Les pièces à réunir', 'Une pièce'),
      paragraphsField('visa_note', 'Pour finir'),
    ]),
    section('La durée', [paragraphsField('duree', 'Texte')]),
    section('Où manger', [
      paragraphsField('repas', 'Présentation'),
      linesField('plats', 'À goûter', 'Un plat'),
      linesField('tables', 'Où s’attabler', 'Un lieu'),
      paragraphsField('repas_note', 'Pour finir'),
    ]),
    section('Bon à savoir', [tips]),
    textareaField('description', 'Résumé pour Google', 300, { position: 'sidebar', rows: 3 }),
    choiceField('langue', 'Langue des mots cités', {
      ...{ en: 'Anglais', de: 'Allemand', ar: 'Arabe', es: 'Espagnol', it: 'Italien' },
      ...{ nl: 'Néerlandais', pt: 'Portugais', tr: 'Turc', zh: 'Chinois' },
    }),
    ...slugFields('destinations', 'destination'),
  ],
})
