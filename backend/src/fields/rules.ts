import type { TextFieldSingleValidation } from 'payload'

const youtubeIdPattern = /^[A-Za-z0-9_-]{6,}$/

/** The video id in a YouTube URL of any usual form; null when there is none. */
export function youtubeId(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol)) return null
  const id = /(^|\.)youtu\.be$/.test(url.hostname)
    ? url.pathname.slice(1)
    : (/^\/(?:embed|shorts|live)\/([^/]+)/.exec(url.pathname)?.[1] ??
      (url.pathname === '/watch' ? url.searchParams.get('v') : null))
  return id && youtubeIdPattern.test(id) ? id : null
}

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

export const isYoutubeAddress: TextFieldSingleValidation = (value) => {
  if (!value) return 'Collez l’adresse de la vidéo YouTube.'
  return youtubeId(value) !== null || 'Ce n’est pas l’adresse d’une vidéo YouTube.'
}

export const isOptionalAddress: TextFieldSingleValidation = (value) => {
  if (!value) return true
  return (
    (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) ||
    'L’adresse complète commence par https://.'
  )
}
