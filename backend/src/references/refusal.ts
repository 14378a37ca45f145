import type { Use } from './uses'

const shownMax = 5

const list = new Intl.ListFormat('fr')

/** «…» is used, where, and what to do. */
export function refusal(title: string, uses: Pick<Use, 'kind' | 'title'>[]): string {
  const shown = uses.slice(0, shownMax).map((use) => `«\u00a0${use.title}\u00a0» (${use.kind})`)
  const rest = uses.length - shown.length
  if (rest > 0) shown.push(rest === 1 ? 'un autre contenu' : `${rest} autres contenus`)
  return `«\u00a0${title}\u00a0» sert encore dans ${list.format(shown)}. Changez-le d’abord là, puis supprimez-le.`
}
