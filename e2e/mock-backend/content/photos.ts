import type { ContentOptions, MockPhoto } from '../types'
import { picture } from './media-paths'

/** Width and height in pixels, used in turn: landscape, portrait, square, panorama. */
const sizes: [number, number][] = [
  [900, 600],
  [600, 900],
  [800, 800],
  [1200, 500],
  [600, 760],
]

/** A title of 20 characters is shown whole, one of 21 is truncated. */
const titleOf20 = 'Marché de Dantokpa ♥'
export const titleOf21 = 'Marché de Dantokpa 21'

const mediaTitles = [titleOf20, titleOf21, 'Fidjrossè', 'La place de l’Étoile Rouge au matin']
const beautyTitles = ['Tresses', 'Un soin du visage à la lumière du matin', titleOf20]

function photos(
  series: string,
  count: number,
  titles: string[],
  { base }: ContentOptions,
): MockPhoto[] {
  return Array.from({ length: count }, (_, index) => {
    const [width, height] = sizes[index % sizes.length] ?? [800, 800]
    const image = picture(`${series}-${index + 1}`, width, height)
    return {
      id: index + 1,
      title: titles[index] ?? `Photo ${index + 1}`,
      ...(index === 2 && { description: 'Trois personnes regardent la mer.' }),
      ...(index === 3 && { credit: 'Atelier du Nokoué' }),
      image: index % 4 === 1 ? `${base}${image}` : image,
    }
  })
}

/** Twenty-eight photos in varied formats. */
export const mediaPhotos = (options: ContentOptions): MockPhoto[] =>
  photos('galerie', 28, mediaTitles, options)

/** Forty beauty photos in varied formats: more than a page of a list holds. */
export const beautyPhotos = (options: ContentOptions): MockPhoto[] =>
  photos('beaute', 40, beautyTitles, options)
