/** What does not conform to a criterion of the RGAA, and why, as visitors read it. */
type NonConformity = { criterion: string; reason: string }

/** The audit of docs/accessibility.md in figures, as the site publishes them; its test holds both together. */
export const accessibilityAudit = {
  version: '4.1.2',
  /** YYYY-MM-DD */
  date: '2026-11-24',
  conform: 72,
  notConform: [
    {
      criterion: '4.1',
      reason:
        'Les films passent par YouTube, et tous n’ont pas de transcription. Quand elle existe, elle s’ouvre sous le film.',
    },
    {
      criterion: '4.3',
      reason:
        'Les sous-titres des films sont ceux que YouTube propose\u00a0; ils peuvent manquer ou être faux.',
    },
    { criterion: '4.5', reason: 'Les films n’ont pas d’audiodescription.' },
  ] satisfies NonConformity[],
} as const

type Results = { conform: number; notConform: readonly NonConformity[] }

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
