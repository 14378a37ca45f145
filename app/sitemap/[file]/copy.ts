/** The body of the 404 response. */
export const sitemapFileNotFound = 'Fichier non trouvé.'
