/** Before the name of a treatment, for screen readers; small for the client bundle. */
export const bookOne = 'Réserver :'

/** Of several treatments. */
export const selectionCopy = {
  add: (name: string) => `Ajouter à ma demande : ${name}`,
  book: 'Tout réserver',
  clear: 'Tout retirer',
} as const
