/**
 * A slow swipe counts from a fifth of a slide on, however long it takes; by default it would go back
 * when it is shorter than half a slide.
 */
export const swipeOptions = { longSwipesRatio: 0.2 } as const
