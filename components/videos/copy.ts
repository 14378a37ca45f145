/** Marks a sample video, small for the client bundle. */
export const exampleLabel = 'Exemple'
