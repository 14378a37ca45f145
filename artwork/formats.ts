export type Size = readonly [width: number, height: number]

/** The formats of the two masonry galleries, by letter. */
export const FORMATS = {
  P: [900, 1200],
  S: [1000, 1000],
  L: [1200, 800],
  W: [1400, 700],
  T: [800, 1300],
} as const satisfies Record<string, Size>

export type Format = keyof typeof FORMATS

export const POSTER: Size = [1080, 1350]
export const THUMBNAIL: Size = [1280, 720]
export const HOUSE: Size = [1200, 900]
export const HERO: Size = [1920, 1080]
export const SLIDE: Size = [1600, 1000]
export const CARD: Size = [960, 1200]
