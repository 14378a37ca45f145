import type { TextFieldSingleValidation } from 'payload'

/** «18h30», «9:05», «9 h» → `18:30`, `09:05`, `09:00`; anything else is returned unchanged. */
export function normalizeTime(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const match = /^(\d{1,2})\s*(?:[h:]\s*(\d{2})?)$/i.exec(value.trim())
  return match ? `${match[1]?.padStart(2, '0')}:${match[2] ?? '00'}` : value.trim()
}

export const isOptionalTime: TextFieldSingleValidation = (value) => {
  if (!value) return true
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) || 'Écrivez l’heure ainsi\u00a0: 18:30.'
}

export const isOptionalDuration: TextFieldSingleValidation = (value) => {
  if (!value) return true
  return (
    /^(\d{1,2}:[0-5]\d|[0-5]?\d):[0-5]\d$/.test(value) ||
    'Écrivez la durée ainsi\u00a0: 4:32, ou 1:04:32.'
  )
}
