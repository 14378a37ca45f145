/** Characters of a photo's title that are shown before «Voir plus» (R66). */
const limit = 20
const marks = '...'

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/**
 * The beginning of a long title: its first 20 characters, as a reader counts them, and «...».
 * @returns undefined when the title has 20 characters or fewer: it is shown whole (A48)
 */
export function truncateTitle(title: string): string | undefined {
  if (title.length <= limit) return undefined
  const characters = Array.from(graphemes.segment(title), ({ segment }) => segment)
  return characters.length > limit ? characters.slice(0, limit).join('') + marks : undefined
}
