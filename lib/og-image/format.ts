/** What a share card is, in pixels and bytes: the format that messengers and social networks ask for. */
export const ogImageWidth = 1200
export const ogImageHeight = 630
export const ogImageType = 'image/jpeg'
/** WhatsApp shows no picture of 300 KB or more. */
export const ogImageMaxBytes = 290 * 1024
