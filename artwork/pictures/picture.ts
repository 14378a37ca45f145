import type { Scene } from '../scenes/scene'
import type { GalleryFormat, Size } from '../sizes'

/** A JPEG picture to render. */
export type Picture = {
  /** Path from the root of the repository; also the random seed of the picture. */
  file: string
  size: Size
  scene: Scene
  maxBytes: number
}

/** A gallery picture with its title. */
export type GalleryEntry = readonly [title: string, format: GalleryFormat, scene: Scene]

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** The pictures of one folder of the seed, numbered from 01. */
export function numberedPictures(
  folder: string,
  size: Size | readonly Size[],
  scenes: readonly Scene[],
  maxBytes: number,
  prefix = '',
): Picture[] {
  return scenes.map((scene, i) => {
    const pictureSize = typeof size[0] === 'number' ? (size as Size) : (size as readonly Size[])[i]
    if (pictureSize === undefined) throw new Error(`No size for picture ${i + 1} of ${folder}`)
    const file = `backend/seed/pictures/${folder}/${prefix}${twoDigits(i + 1)}.jpg`
    return { file, size: pictureSize, scene, maxBytes }
  })
}

/** A picture in the static folder of the site. */
export const publicPicture = (
  name: string,
  size: Size,
  maxBytes: number,
  scene: Scene,
): Picture => ({
  file: `public/images/${name}.jpg`,
  size,
  scene,
  maxBytes,
})
