import type { Outcome } from './revalidation-webhook'
import texts from './site-warnings.json'

/** How the site took the last change, as far as this process knows. */
export type SiteHealth = {
  /** `off`: it is never told. `unknown`: nothing has changed since the start. */
  state: Outcome | 'pending' | 'unknown' | 'off'
  /** How many changes there have been since the start. */
  changes: number
}

const warnings: Partial<Record<SiteHealth['state'], string>> = texts

/** What is said after a change that the site could not be told; null when all is well. */
export const siteWarning = ({ state }: Pick<SiteHealth, 'state'>) => warnings[state] ?? null
