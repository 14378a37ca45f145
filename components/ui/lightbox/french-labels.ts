/** What the lightbox says, by the library's English names. */
export const frenchLabels = {
  Lightbox: 'Photo en plein écran',
  'Photo gallery': 'Galerie photos',
  Carousel: 'carrousel',
  Slide: 'photo',
  '{index} of {total}': '{index} sur {total}',
  Caption: 'légende',
  Previous: 'Photo précédente',
  Next: 'Photo suivante',
  Close: 'Fermer',
  Download: 'Télécharger la photo',
  'Zoom in': 'Agrandir',
  'Zoom out': 'Réduire',
} as const
