/** What a share card is, in pixels and bytes: the format that messengers and social networks ask for. */
export const cardWidth = 1200
export const cardHeight = 630
export const cardType = 'image/jpeg'
/** WhatsApp shows no picture of 300 KB or more. */
export const cardBytes = 290 * 1024
