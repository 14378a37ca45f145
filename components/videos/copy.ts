/** Stands in for an unknown title, apart from the other texts for the client bundle. */
export const untitledVideo = 'Vidéo'
