/** The sentence under the brand's name, everywhere. */
export const tagline = 'La diaspora inspire, construit et rayonne.'

/** The contact panel's texts. */
export const contactText = 'Contactez-nous sur WhatsApp pour une réponse plus rapide !'
export const mediasContactText = 'Contactez-nous sur WhatsApp pour une réponse rapide !'
export const sendMessage = 'Envoyer un message'

/** The prefilled message; the address of the page follows. */
export const greeting = 'Bonjour, je vous écris depuis votre site :'
