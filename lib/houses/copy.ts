/** The fixed texts of houses. */
export const housesCopy = {
  statisticsHeading: 'Nos réalisations en chiffres',
  servicesHeading: 'Nos Services',
  tabs: { vente: 'Maison en vente', louer: 'Maisons à louer', devis: 'Devis personnel' },
  seeMore: 'Voir plus',
  empty: {
    vente: 'Aucune maison à vendre pour le moment.',
    louer: 'Aucune maison à louer pour le moment.',
    filtered: 'Aucune maison ne correspond à ce choix.',
  },
  /** What a choice of order or bedrooms has found. */
  found: (count: number) => `${count} maison${count < 2 ? '' : 's'}`,
  notFoundTitle: 'Maison introuvable',
  pageDescription: [
    'Photos, prix et chambres de cette maison au Bénin, et une réponse de notre équipe sur WhatsApp.',
    'À voir depuis Cotonou ou depuis l’étranger.',
  ],
  notFound: 'Cette maison n’est plus proposée. Voici celles qui le sont.',
  sheet: { address: 'Lieu', rooms: 'Pièces', price: 'Prix' },
  landTitle: 'Titre foncier',
  reference: 'Référence',
  plan: 'Plan',
  all: 'Toutes les maisons',
  similar: 'Maisons à un prix voisin',
  writeAbout: 'Écrire sur WhatsApp',
} as const

/** Those of the quote, and of the steps to it: apart, because no script needs them. */
export const quoteCopy = {
  heading: 'Parlons de votre projet',
  text: 'Une construction sur mesure commence par une conversation. Contactez-nous sur WhatsApp\u00a0: dites-nous où se trouve votre terrain, combien de pièces il vous faut et pour quand. Nous préparons un devis personnel.',
  needs: [
    'Le lieu\u00a0: ville, quartier, terrain déjà acquis ou à trouver.',
    'La maison\u00a0: nombre de chambres, étages, usages particuliers.',
    'Le calendrier\u00a0: une date de retour, une fête, ou rien ne presse.',
  ],
  action: 'Demander un devis sur WhatsApp',
  message: 'Bonjour, je souhaite un devis personnel pour une construction.',
} as const

export const constructionCopy = {
  heading: 'Bâtir au pays, vivre ailleurs',
  items: [
    {
      title: 'Vous écrivez',
      text: 'Une idée, un plan ou une photo suffisent. La première réponse n’engage à rien.',
    },
    {
      title: 'Nous préparons',
      text: 'Visite du lieu, plans et devis détaillé\u00a0: vous savez ce qui est compris avant de décider.',
    },
    {
      title: 'Vous suivez',
      text: 'Photos et vidéos du chantier arrivent sur votre téléphone, étape par étape.',
    },
  ],
} as const

/** The eyebrow of a house's share image, by status. */
export const offerLabels: Readonly<Record<string, string>> = { vente: 'À vendre', louer: 'À louer' }

/** The WhatsApp message about a house; the URL of its page is appended. */
export function inquiryMessage({ title, address }: HouseName): string {
  const place = address ? `${title} (${address})` : title
  return `Bonjour, cette maison m’intéresse : ${place}.`
}

type HouseName = { title: string; address: string | undefined }
