/** The fixed texts of offline reading. */
export const offlineCopy = {
  offline: 'Vous êtes hors ligne.',
  /** @param day and time at which the page was saved, as text */
  savedCopy: (day: string) => `Copie du ${day}, faute de réseau.`,
  savedPages: 'Les pages enregistrées',
  noSavedPages: 'Aucune page n’est enregistrée sur cet appareil.',
  deleteSavedPages: 'Effacer ces copies',
  retry: 'Réessayer',
  home: 'Aller à l’accueil',
} as const
