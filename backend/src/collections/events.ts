import type { DateFieldValidation, Field, TextFieldSingleValidation } from 'payload'
import { linkField } from '../fields/address'
import { dateKinds, dateText, dateValidation } from '../fields/dates/date-kinds'
import { dateField } from '../fields/dates/fields'
import { pictureField } from '../fields/file'
import { choiceField, notCopied, row, textareaField, textField } from '../fields/plain'
import { isOptionalTime, normalizeTime, timeRules } from '../fields/rules'
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

type EventTimes = { date?: unknown; time?: string | null; end_date?: unknown }

const endDay = dateField('day', 'end_date', 'Jour de fin', {
  width: '50%',
  description: 'Facultatif. Seulement si l’événement finit un autre jour.',
})

const isReadable = dateValidation('day')

const isAfterStart: DateFieldValidation = async (value, options) => {
  const read = await isReadable(value, options)
  const { date } = options.siblingData as EventTimes
  const [start, end] = [dayOf(date), dayOf(value)]
  if (read !== true || !start || !end || end >= start) return read
  return 'La fin vient avant le début\u00a0: choisissez le même jour ou un jour suivant.'
}

const isTimeAfterStart: TextFieldSingleValidation = (value, options) => {
  const form = isOptionalTime(value, options)
  if (!value || form !== true) return form
  const { date, time: typed, end_date } = options.siblingData as EventTimes
  const time = typed && normalizeTime(typed.trim())
  const lastsDays = end_date && dayOf(end_date) !== dayOf(date)
  if (!time) return 'Indiquez d’abord l’heure de début.'
  if (lastsDays || value > time) return true
  return `La fin doit venir après le début (${time}). Si l’événement finit après minuit, indiquez aussi le jour de fin.`
}

/** The optional end of an event: a day, an hour, or both. */
export const eventEndFields: Field[] = [
  { ...notCopied(endDay), validate: isAfterStart },
  {
    ...textField('end_time', 'Heure de fin', undefined, { width: '50%' }),
    ...timeRules(isTimeAfterStart),
  },
]

/** `2026-12-05` of a stored day or of a typed one; undefined without one that can be read. */
function dayOf(value: unknown): string | undefined {
  return value ? dateKinds.day.store(dateText(value))?.slice(0, 10) : undefined
}

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
