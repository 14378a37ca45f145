/** The labels of the lightbox, by the keys of the library. */
export const lightboxLabels = {
  Lightbox: 'Photo en plein écran',
  'Photo gallery': 'Galerie photos',
  Carousel: 'carrousel',
  Slide: 'photo',
  '{index} of {total}': '{index} sur {total}',
  Caption: 'légende',
  Previous: 'Photo précédente',
  Next: 'Photo suivante',
  Close: 'Fermer',
  'Zoom in': 'Agrandir',
  'Zoom out': 'Réduire',
} as const

export const downloadLabel = 'Télécharger la photo'

/** Between the position and the number of photos. */
export const counterSeparator = 'sur'
