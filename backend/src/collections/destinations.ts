import { pictureField } from '../fields/file'
import { listField } from '../fields/list-field'
import { choiceField, notCopied, row, section, textareaField, textField } from '../fields/plain'
import { slugFields } from '../fields/slug'
import { titleField } from '../fields/title'
import { contentCollection } from './content'

/** A text of which each line is a paragraph. */
const paragraphsField = (name: string, label: string, description = 'Un paragraphe par ligne.') =>
  textareaField(name, label, 5000, { rows: 3, description })

/** A text of which each line is an item of a list. */
const linesField = (name: string, label: string, item: string) =>
  textareaField(name, label, 5000, { rows: 5, description: `${item} par ligne, sans tiret.` })

const factField = (name: string, label: string, placeholder: string) =>
  textField(name, label, 60, { width: '33%', placeholder })

const tips = listField('conseils', 'Conseils', {
  singular: 'Conseil',
  title: 'titre',
  maxRows: 20,
  fields: [
    textField('titre', 'Sujet', 60, {
      required: true,
      placeholder: 'Quand partir, Prises, Argent…',
    }),
    textareaField('texte', 'Texte', 1000, { required: true, rows: 3 }),
  ],
})

export const Destinations = contentCollection({
  slug: 'destinations',
  resource: 'voyage-destinations',
  labels: { singular: 'Destination', plural: 'Destinations' },
  admin: {
    group: 'Voyage',
    defaultColumns: ['title', 'sur_le_site', 'image'],
    description:
      'Les destinations de Voyage, dans l’ordre du site\u00a0: glissez les lignes pour le changer. Le site montre celles qui sont publiées\u00a0; si aucune ne l’est, l’Espagne, la France et l’Italie d’origine.',
  },
  fields: [
    notCopied(titleField('Le pays\u00a0: Portugal.')),
    textField('accroche', 'Phrase de la carte', 160, {
      required: true,
      placeholder: 'Lisbonne, Porto\u00a0: l’océan au bout de la rue.',
    }),
    pictureField('image', 'Image', {
      required: false,
      description:
        'De préférence en hauteur, 1080 × 1350 pixels. Sans elle\u00a0: le dessin du site pour l’Espagne, la France et l’Italie, l’image de Voyage pour un autre pays.',
    }),
    textField('image_alt', 'Ce que montre l’image', 200, {
      description: 'Facultatif. Lu aux personnes qui ne la voient pas.',
    }),
    textareaField('presentation', 'Phrase sous le titre de la page', 300, { rows: 2 }),
    textField('en_pays', 'Avec sa préposition', 80, {
      placeholder: 'au Portugal',
      description: 'Pour le message WhatsApp\u00a0: «\u00a0un voyage au Portugal\u00a0».',
    }),
    row(
      factField('sejour', 'Court séjour', '90 jours sur 180'),
      factField('traitement', 'Traitement du visa', '7 à 15 jours'),
      factField('monnaie', 'Monnaie', 'euro'),
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
    textareaField('description', 'Résumé pour Google', 300, {
      position: 'sidebar',
      rows: 3,
      description: 'Facultatif. De 120 à 155 caractères.',
    }),
    choiceField(
      'langue',
      'Langue des mots cités',
      {
        ...{ en: 'Anglais', de: 'Allemand', ar: 'Arabe', es: 'Espagnol', it: 'Italien' },
        ...{ nl: 'Néerlandais', pt: 'Portugais', tr: 'Turc', zh: 'Chinois' },
      },
      'Facultatif. De ce qui est entre guillemets, pour qu’il soit lu avec l’accent du pays.',
    ),
    ...slugFields('destinations', 'destination'),
  ],
})
