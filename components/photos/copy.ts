/** The button of a truncated title. */
export const truncatedTitleCopy = { more: 'Voir plus', less: 'Voir moins' } as const
