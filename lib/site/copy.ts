/** The contact panel's texts. */
export const contactText = 'Contactez-nous sur WhatsApp pour une réponse plus rapide\u00a0!'
export const mediasContactText = 'Contactez-nous sur WhatsApp pour une réponse rapide\u00a0!'
export const sendMessage = 'Envoyer un message'

/** The prefilled message; the URL of the page is appended. */
export const greeting = 'Bonjour, je vous écris depuis votre site :'

/** The company's pages elsewhere, where the network is not known by name. */
export const socialNames = {
  socialPage: 'Notre page',
  videoSite: 'Notre chaîne vidéo',
  shortVideoApp: 'Nos vidéos courtes',
  photoSite: 'Nos photos',
} as const
