/** The `sizes` of a photo in a gallery: one column below 720 px, two below 1024 px, else four. */
export const columnSizes = '(max-width: 719px) 90vw, (max-width: 1023px) 45vw, 22vw'
