import type { Scene, StubPhoto } from '../types'
import { picture } from './addresses'

/** Width and height, turn by turn: wide, tall, square, panorama. */
const FORMATS: [number, number][] = [
  [900, 600],
  [600, 900],
  [800, 800],
  [1200, 500],
  [600, 760],
]

/** Exactly 20 characters is shown whole, 21 is cut (readings A48). */
export const TITLE_OF_20 = 'Marché de Dantokpa ♥'
export const TITLE_OF_21 = 'Marché de Dantokpa 21'

const MEDIA_TITLES = [TITLE_OF_20, TITLE_OF_21, 'Fidjrossè', 'La place de l’Étoile Rouge au matin']
const BEAUTY_TITLES = ['Tresses', 'Un soin du visage à la lumière du matin', TITLE_OF_20]

function photos(series: string, count: number, titles: string[], { base }: Scene): StubPhoto[] {
  return Array.from({ length: count }, (_, index) => {
    const [width, height] = FORMATS[index % FORMATS.length] ?? [800, 800]
    const image = picture(`${series}-${index + 1}`, width, height)
    return {
      id: index + 1,
      title: titles[index] ?? `Photo ${index + 1}`,
      image: index % 4 === 1 ? `${base}${image}` : image,
    }
  })
}

/** Twenty-eight photos in varied formats. */
export function mediaPhotos(scene: Scene): StubPhoto[] {
  return photos('galerie', 28, MEDIA_TITLES, scene)
}

/** Eighteen beauty photos in varied formats. */
export function beautyPhotos(scene: Scene): StubPhoto[] {
  return photos('beaute', 18, BEAUTY_TITLES, scene)
}
