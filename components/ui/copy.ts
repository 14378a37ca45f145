export const closeLabel = 'Fermer'

export const loadingText = 'Chargement...'

/** Describes links that open in a new tab. */
export const newTabText = 'S’ouvre dans un nouvel onglet'

/** The alternative text of the placeholder of a picture that failed to load. */
export const imageNotFound = 'Image non trouvée'

export const countdownCopy = {
  started: 'L’événement a commencé',
  ended: 'L’événement est terminé',
  timeLeft: 'Temps restant',
} as const

export const feedLinksCopy = {
  label: 'S’abonner',
  heading: 'S’abonner\u00a0:',
  rss: 'Suivre (RSS)',
  calendar: 'Calendrier',
  googleCalendar: 'Google Agenda',
} as const

export const posterCopy = {
  /** @param title of the event or course */
  alt: (title: string) => `Affiche\u00a0: ${title}`,
  download: 'Télécharger',
  /** Follows `download`; for screen readers alone where a card is narrow. */
  poster: ' l’affiche',
} as const

/** Marks a sample. */
export const exampleLabel = 'Exemple'

/** Marks a list of samples. */
export const examplesNote = 'Contenus d’exemple'
