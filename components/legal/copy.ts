/** The fixed texts around the legal texts. */
export const legalCopy = { contents: 'Sommaire' } as const
