import type { Outcome } from './revalidation-webhook'

/** How the site took the last change, as far as this process knows. */
export type SiteHealth = {
  /** `off`: it is never told. `unknown`: nothing has changed since the start. */
  state: Outcome | 'pending' | 'unknown' | 'off'
  /** How many changes there have been since the start. */
  changes: number
}

const causes: Partial<Record<SiteHealth['state'], string>> = {
  unreachable: 'le site n’a pas pu être prévenu (il est arrêté). Il se mettra à jour de lui-même.',
  refused:
    'le site a refusé d’être prévenu\u00a0: dites-le à la personne qui l’a installé. Il se mettra à jour de lui-même, un peu plus tard.',
  failed: 'le site n’a pas pu être prévenu (il est en panne). Il se mettra à jour de lui-même.',
}

/** What is said after a change that the site could not be told; null when all is well. */
export function siteWarning({ state }: Pick<SiteHealth, 'state'>): string | null {
  const cause = causes[state]
  return cause ? `C’est enregistré, mais ${cause}` : null
}
