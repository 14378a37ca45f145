/** The fixed texts of carousels. */
export const carouselCopy = {
  role: 'carrousel',
  /** @param position of the slide, from 1 */
  slideLabel: (position: number, total: number) => `${position} sur ${total}`,
  resume: 'Reprendre le défilement',
  pause: 'Mettre le défilement en pause',
  previousSlide: 'Diapositive précédente',
  nextSlide: 'Diapositive suivante',
  /** @param position of the slide, from 1 */
  showSlide: (position: number, total: number) => `Afficher l’image ${position} sur ${total}`,
} as const

/** The fixed texts of the photo slider. */
export const photoSliderCopy = {
  previous: 'Photo précédente',
  next: 'Photo suivante',
  /** @param position of the photo, from 1 @param name of a picture that is no photo */
  position: (position: number, total: number, name = 'Photo') => `${name} ${position} sur ${total}`,
  /** @param position of the photo, from 1 @param name of a picture that is no photo */
  alt: (label: string, position: number, name = `photo ${position}`) => `${label}, ${name}`,
} as const
