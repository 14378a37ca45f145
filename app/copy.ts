/** The page shown when a page throws. */
export const errorCopy = {
  title: 'Un instant…',
  text: 'Cette page n’a pas pu s’afficher. Rechargez-la, ou continuez ailleurs sur le site.',
} as const

/** The page shown when the root layout throws. */
export const globalErrorCopy = {
  title: 'Un instant…',
  text: 'Le site n’a pas pu s’afficher. Rechargez la page dans quelques secondes.',
} as const

/** The page of an unknown address. */
export const notFoundCopy = {
  title: 'Page introuvable',
  description: 'Cette adresse ne mène à aucune page du site.',
  text: 'Cette page n’existe pas ou n’existe plus. Reprenez votre visite ici.',
  pictureAlt:
    'Un voyageur à côté de sa moto lit une carte à un croisement, sous un panneau, au coucher du soleil.',
} as const
