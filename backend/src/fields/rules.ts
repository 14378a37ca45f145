import type { TextField, TextFieldSingleValidation } from 'payload'

/** Rule and hook of a text that the server corrects: what it makes of a text is what is checked. */
export function corrected(
  normalize: (typed: string) => string,
  check: TextFieldSingleValidation,
): Pick<TextField, 'hooks'> & { validate: TextFieldSingleValidation } {
  const read = (value: unknown) => (typeof value === 'string' ? normalize(value.trim()) : value)
  return {
    validate: (value, options) => check(read(value) as string, options),
    hooks: { beforeValidate: [({ value }) => read(value)] },
  }
}

/** «18h30», «9:05», «9 heures» → `18:30`, `09:05`, `09:00`; anything else is returned unchanged. */
export function normalizeTime(typed: string): string {
  const match = /^(\d{1,2})\s*(?:(?:heures?|h|:)\s*(\d{2})?)$/i.exec(typed)
  return match ? `${match[1]?.padStart(2, '0')}:${match[2] ?? '00'}` : typed
}

/** The rule of a text that may be left empty. */
export const optional =
  (isRight: (value: string) => boolean, refusal: string): TextFieldSingleValidation =>
  (value) =>
    !value || isRight(value) || refusal

export const isOptionalTime = optional(
  (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  'Écrivez l’heure ainsi\u00a0: 18:30.',
)

/** Of an hour of the day. */
export const optionalTime = corrected(normalizeTime, isOptionalTime)

export const isOptionalDuration = optional(
  (value) => /^(\d{1,2}:[0-5]\d|[0-5]?\d):[0-5]\d$/.test(value),
  'Écrivez la durée ainsi\u00a0: 4:32, ou 1:04:32.',
)
