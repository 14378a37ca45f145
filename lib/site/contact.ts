/** The contact panel's texts (R40, R41, R48). */
export const contactText = 'Contactez-nous sur WhatsApp pour une réponse plus rapide !'
export const mediasContactText = 'Contactez-nous sur WhatsApp pour une réponse rapide !'
export const sendMessage = 'Envoyer un message'

/** How a conversation begins; the page it was begun from follows. */
export const greeting = 'Bonjour, je vous écris depuis votre site :'
