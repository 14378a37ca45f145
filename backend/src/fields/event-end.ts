import type { DateFieldValidation, Field, TextFieldSingleValidation } from 'payload'
import { dateKinds, dateText, dateValidation } from './dates/date-kinds'
import { dateField } from './dates/fields'
import { notCopied, textField } from './plain'
import { isOptionalTime, normalizeTime, timeRules } from './rules'

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
