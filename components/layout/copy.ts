/** The skip link, the header and its menu. */
export const headerCopy = {
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  contact: 'Contact',
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  allUniverses: 'Tous les univers',
  home: 'Accueil',
} as const

/** The message of the error boundaries. */
export const errorMessageCopy = { reload: 'Recharger', whatsapp: 'Écrire sur WhatsApp' } as const

/** The video of a hero. */
export const headerVideoCopy = {
  unsupported: 'Votre navigateur ne supporte pas la lecture vidéo.',
  pause: 'Mettre la vidéo en pause',
  play: 'Lire la vidéo',
} as const

/** The field of the search. */
export const searchFormCopy = {
  name: 'Recherche',
  footerName: 'Rechercher dans le site',
  field: 'Que cherchez-vous\u00a0?',
  submit: 'Rechercher',
  suggestions: 'Suggestions',
} as const

export const breadcrumbsLabel = 'Fil d’Ariane'

/** A phone number, where WhatsApp may not open. */
export const phoneCopy = {
  notOpened: 'WhatsApp ne s’est pas ouvert\u202f?',
  copy: 'Copier le numéro',
  copied: 'Numéro copié.',
  notCopied: 'Le numéro est sélectionné\u00a0: copiez-le par un appui long.',
} as const

export const footerCopy = {
  universes: 'Nos univers',
  contact: 'Contact',
  socials: 'Réseaux sociaux',
  information: 'Informations',
  /** @param state «partiellement conforme» */
  accessibility: (state: string) => `Accessibilité\u00a0: ${state}`,
  /** The brand name follows. */
  rights: (year: number) => `© ${year} Tous droits réservés.`,
} as const
