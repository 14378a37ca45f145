/** The button of a truncated title. */
export const truncatedTitleCopy = { more: 'Voir plus', less: 'Voir moins' } as const

/**
 * The alternative text of a photo without a title.
 * @param position its position in the gallery, from 1
 */
export function untitledPhoto(position: number): string {
  return `Photo ${position}`
}
