/** The fixed texts of the page that links to the back-office. */
export const adminCopy = {
  title: 'Espace Admin',
  description: 'L’accès de la rédaction au back-office, d’où elle publie les contenus du site.',
  text: 'Réservé à la rédaction. Le back-office s’ouvre dans un nouvel onglet.',
  pictureAlt:
    'Un bureau la nuit\u00a0: un écran de montage, un micro, et la lune au-dessus de la ville.',
  signIn: 'Se connecter',
} as const
