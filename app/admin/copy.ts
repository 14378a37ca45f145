/** The fixed texts of the page that links to the back-office. */
export const adminCopy = {
  title: 'Espace Admin',
  description: 'L’accès de la rédaction au back-office où se publient les contenus du site.',
  text: 'Réservé à la rédaction. Le back-office s’ouvre dans un nouvel onglet.',
  signIn: 'Se connecter',
} as const
