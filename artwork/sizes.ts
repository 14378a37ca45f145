/** Width and height in pixels. */
export type Size = readonly [width: number, height: number]

/** The picture sizes in pixels of the two masonry galleries, by letter. */
export const galleryFormats = {
  P: [900, 1200],
  S: [1000, 1000],
  L: [1200, 800],
  W: [1400, 700],
  T: [800, 1300],
} as const satisfies Record<string, Size>

export type GalleryFormat = keyof typeof galleryFormats

export const posterSize: Size = [1080, 1350]
export const thumbnailSize: Size = [1280, 720]
export const houseSize: Size = [1200, 900]
export const heroSize: Size = [1920, 1080]
export const slideSize: Size = [1600, 1000]
export const cardSize: Size = [960, 1200]
