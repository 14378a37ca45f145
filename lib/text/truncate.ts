/** Graphemes of a photo's title that are shown before «Voir plus». */
const maxLength = 20

/**
 * The first 20 graphemes of a long title, and «...».
 * @returns undefined when the title has at most 20 graphemes and is shown in full
 */
export function truncateTitle(title: string): string | undefined {
  if (title.length <= maxLength) return undefined
  const characters = graphemes(title)
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}...` : undefined
}

/** Code points in browsers without `Intl.Segmenter` (Firefox before 125). */
function graphemes(title: string): string[] {
  const { Segmenter } = Intl as Partial<typeof Intl>
  if (!Segmenter) return [...title]
  const segments = new Segmenter('fr', { granularity: 'grapheme' }).segment(title)
  return Array.from(segments, ({ segment }) => segment)
}
