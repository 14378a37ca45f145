/** Before the name of a treatment, for screen readers; small for the client bundle. */
export const bookOne = 'Réserver :'
