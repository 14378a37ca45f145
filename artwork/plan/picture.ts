import type { Finish } from '../finish'
import type { Format, Size } from '../formats'
import type { Scene } from '../scenes/base'

export interface Picture {
  /** From the root of the repository. */
  file: string
  size: Size
  scene: Scene
  maxBytes: number
  finish?: Partial<Finish>
}

/** A picture of a gallery, with the title it is shown under. */
export type GalleryEntry = readonly [title: string, format: Format, scene: Scene]

const two = (n: number) => String(n).padStart(2, '0')

/** Numbered pictures of one folder of the seed. */
export function series(
  folder: string,
  size: Size | readonly Size[],
  scenes: readonly Scene[],
  maxBytes: number,
  prefix = '',
): Picture[] {
  return scenes.map((scene, i) => {
    const own = typeof size[0] === 'number' ? (size as Size) : (size as readonly Size[])[i]
    if (own === undefined) throw new Error(`No size for picture ${i + 1} of ${folder}`)
    const file = `backend/seed/pictures/${folder}/${prefix}${two(i + 1)}.jpg`
    return { file, size: own, scene, maxBytes }
  })
}

/** A picture of the static folder of the site. */
export const sitePicture = (name: string, size: Size, maxBytes: number, scene: Scene): Picture => ({
  file: `public/images/${name}.jpg`,
  size,
  scene,
  maxBytes,
})
