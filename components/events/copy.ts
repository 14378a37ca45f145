/** The text of the link back to the list, apart from the other texts for the client bundle. */
export const eventBackLinkText = '← Retour'
