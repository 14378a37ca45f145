/** Graphemes of a photo's title that are shown before «Voir plus». */
const maxLength = 20
const ellipsis = '...'

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/**
 * The first 20 graphemes of a long title, and «...».
 * @returns undefined when the title has at most 20 graphemes and is shown in full
 */
export function truncateTitle(title: string): string | undefined {
  if (title.length <= maxLength) return undefined
  const characters = Array.from(graphemes.segment(title), ({ segment }) => segment)
  return characters.length > maxLength
    ? characters.slice(0, maxLength).join('') + ellipsis
    : undefined
}
