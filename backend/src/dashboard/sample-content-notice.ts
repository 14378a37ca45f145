import type { ListedLink } from './panel'

const inOneSentence = new Intl.ListFormat('fr')

/** One row for all settings that still are examples, which it names; none where there are none. */
export function sampleContentNotice(href: string, names: string[]): ListedLink[] {
  if (names.length === 0) return []
  const isOne = names.length === 1
  return [
    {
      href,
      label: isOne
        ? 'Une coordonnée d’exemple à remplacer'
        : `${names.length} coordonnées d’exemple à remplacer`,
      note: `Les visiteurs ${isOne ? 'la' : 'les'} voient\u00a0: ${inOneSentence.format(names)}.`,
    },
  ]
}
