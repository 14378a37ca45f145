/** The French texts of previews. */
export const previewCopy = {
  /** The name of the band for screen readers. */
  label: 'Aperçu',
  draft: 'Aperçu\u00a0: ce contenu n’est pas publié.',
  published: 'Aperçu\u00a0: ce contenu est en ligne, tel quel.',
  backOffice: 'Ouvrir le back-office',
  /** Why there is no preview: the title and the text of the page. */
  problems: {
    invalid: {
      title: 'Cet aperçu ne s’ouvre pas',
      text: 'Son adresse n’est pas valable. Ouvrez de nouveau l’aperçu depuis le back-office.',
    },
    expired: {
      title: 'Cet aperçu a expiré',
      text: 'Un aperçu s’ouvre pendant un quart d’heure. Ouvrez-le de nouveau depuis le back-office.',
    },
    notFound: { title: 'Ce contenu n’existe plus', text: 'Il a été supprimé dans le back-office.' },
    incomplete: {
      title: 'Ce brouillon est encore incomplet',
      text: 'Il manque de quoi le montrer, par exemple l’image. Complétez-le dans le back-office, puis enregistrez-le.',
    },
    unavailable: {
      title: 'L’aperçu n’est pas disponible pour l’instant',
      text: 'Le back-office ne répond pas. Réessayez dans un instant.',
    },
  },
} as const
