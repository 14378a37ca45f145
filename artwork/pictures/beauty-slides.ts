import { palettes } from '../palettes'
import { faceCloseUp } from '../scenes/face-close-up'
import { spaScenes } from '../scenes/spa'
import { slideSize } from '../sizes'
import type { Picture } from './picture'
import { publicPicture } from './picture'

/** The slides of the beauty institute's photo carousel. */
export const beautySlides: readonly Picture[] = [
  publicPicture(
    'carrousel/beaute-1',
    slideSize,
    86_900,
    faceCloseUp(palettes.terracotta, {
      wall: 'arch',
      tone: 1,
      bowl: true,
      leaves: true,
      sitter: {
        x: 0.56,
        y: 0.58,
        size: 0.42,
        flip: true,
        wrap: 'turban',
        headCloth: 2,
        dressCloth: 0,
        necklace: 'coral',
        earring: true,
        skin: 1,
      },
    }),
  ),
  publicPicture('carrousel/beaute-2', slideSize, 68_000, spaScenes.shea(palettes.sandMorning)),
  publicPicture('carrousel/beaute-3', slideSize, 106_000, spaScenes.polish(palettes.roseClay)),
  publicPicture('carrousel/beaute-4', slideSize, 78_000, spaScenes.evening(palettes.terracotta)),
]
