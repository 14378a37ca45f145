import audit from './accessibility-audit.json'

/**
 * The audit of docs/accessibility.md in figures, as the site publishes them; its test holds both together.
 * `date` is YYYY-MM-DD; `notConform`: each criterion of the RGAA that is not met, and why, as visitors read it.
 */
export const accessibilityAudit = audit

type Results = Pick<typeof audit, 'conform' | 'notConform'>

/** The criteria that are met, in percent of those that apply, rounded down. */
export function conformityRate({ conform, notConform }: Results): number {
  return Math.floor((100 * conform) / (conform + notConform.length))
}

/** The state of a site in the words that French law wants on each of its pages. */
export function conformity(results: Results): string {
  const rate = conformityRate(results)
  if (rate === 100) return 'totalement conforme'
  return rate >= 50 ? 'partiellement conforme' : 'non conforme'
}
