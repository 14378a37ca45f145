import { megabyte } from '../files/limits'
import refusals from '../files/refusals.json'
import type { Film } from './read-film'

/** What visitors may be sent in a page's header; longer films would need more. */
export const filmLimits = { bytes: 6 * megabyte, seconds: 60, longSide: 1280, shortSide: 720 }

/** Pixels of a film that is decoded: 4K, as phones and cameras film at most. */
export const filmMaxPixels = 4096 * 2304

/** What makes a film as the pages need it. */
type Treatment = 'none' | 'copy' | 'encode'

/** `copy` leaves out the sound and moves the header to the front, without a loss. */
export function treatmentOf(film: Film, bytes: number, isMp4: boolean): Treatment {
  const isSmall =
    bytes <= filmLimits.bytes &&
    Math.max(film.width, film.height) <= filmLimits.longSide &&
    Math.min(film.width, film.height) <= filmLimits.shortSide
  if (!film.playsEverywhere || !isSmall) return 'encode'
  return isMp4 && film.isFastStart && !film.hasSound ? 'none' : 'copy'
}

const howToShrink = refusals.howToShrinkFilm

/** Why a film that can only be stored as it is, is refused; null when it is accepted. */
export function refusalAsItIs(film: Film, bytes: number, isMp4: boolean): string | null {
  if (!isMp4 || !film.playsEverywhere) {
    return `Ce film est dans un format que beaucoup de téléphones ne lisent pas. Il faut un MP4 ordinaire (H.264). ${howToShrink}`
  }
  if (bytes > filmLimits.bytes) {
    return `Ce film pèse ${inMegabytes(bytes)}, et chaque visiteur devrait le charger. Il faut 6\u00a0Mo au plus. ${howToShrink}`
  }
  return null
}

/** Why a film is refused whatever can be done here; null when it is not. */
export function refusalAnyway({ seconds, width, height }: Film): string | null {
  if (width * height > filmMaxPixels) {
    return `Les images de ce film ont trop de pixels (${width} × ${height}). Il faut de la 4K au plus. ${howToShrink}`
  }
  if (seconds <= filmLimits.seconds + 0.5) return null
  return `Ce film dure ${inMinutes(seconds)}. Il faut ${filmLimits.seconds}\u00a0secondes au plus, et 8 à 12 suffisent. Raccourcissez-le sur le téléphone (ouvrez-le, puis Modifier), et envoyez-le de nouveau.`
}

/** What the owner reads under a film that is too heavy for visitors; null when it is not. */
export function heavyFilm(bytes: number, canConvert: boolean): string | null {
  if (bytes <= filmLimits.bytes) return null
  const advice = canConvert
    ? 'Envoyez-le de nouveau (Ajouter)\u00a0: il sera allégé de lui-même.'
    : howToShrink
  return `Ce film pèse ${inMegabytes(bytes)}, et chaque visiteur doit le charger\u00a0: 6\u00a0Mo au plus seraient bien. ${advice}`
}

export const notShrunk = `Ce film n’a pas pu être allégé. ${howToShrink}`

/** `53,8 Mo`, with a non-breaking space. */
export function inMegabytes(bytes: number): string {
  const figure = (bytes / megabyte).toLocaleString('fr-FR', { maximumFractionDigits: 1 })
  return `${figure}\u00a0Mo`
}

function inMinutes(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)]
  return `${minutes}\u00a0min${rest > 0 ? ` ${rest}\u00a0s` : ''}`
}
