import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { refusedByHook } from './refused-value'

const timesInWords: Readonly<Record<string, string>> = { midi: '12:00', minuit: '00:00' }

/** «18h30», «9:05», «20.30», «9 heures», «20», «midi» → `18:30`, `09:05`…; anything else is returned unchanged. */
export function normalizeTime(typed: string): string {
  const match = /^(\d{1,2})\s*(?:(?:heures?|h|:|\.)\s*(\d{2})?)?$/i.exec(typed)
  if (match) return `${match[1]?.padStart(2, '0')}:${match[2] ?? '00'}`
  return timesInWords[typed.toLowerCase()] ?? typed
}

/** The rule of a text that may be left empty. */
export const optional =
  (isRight: (value: string) => boolean, refusal: string): TextFieldSingleValidation =>
  (value) =>
    !value || isRight(value) || refusal

const isTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
const timeSentence = 'Écrivez l’heure ainsi\u00a0: 18:30.'
export const isOptionalTime = optional(isTime, timeSentence)

/** Rule and hook of an hour of the day: what the server makes of it is checked, and a draft has none that is none. */
export function timeRules(
  check: TextFieldSingleValidation = isOptionalTime,
): Pick<TextField, 'hooks'> & { validate: TextFieldSingleValidation } {
  const read = (value: unknown) => (typeof value === 'string' ? normalizeTime(value.trim()) : value)
  const hook: FieldHook = ({ value, data, ...field }) => {
    const time = read(value)
    const isDraft = data?._status !== 'published'
    if (isDraft && time && !isTime(String(time))) throw refusedByHook(field, timeSentence)
    return time
  }
  return {
    validate: (value, options) => check(read(value) as string, options),
    hooks: { beforeValidate: [hook] },
  }
}

export const isOptionalDuration = optional(
  (value) => /^(\d{1,2}:[0-5]\d|[0-5]?\d):[0-5]\d$/.test(value),
  'Écrivez la durée ainsi\u00a0: 4:32, ou 1:04:32.',
)
