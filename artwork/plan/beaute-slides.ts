import { SLIDE } from '../formats'
import { palettes as P } from '../palettes'
import { face } from '../scenes/face'
import { hands } from '../scenes/hands'
import { spa } from '../scenes/tables'
import { sitePicture as picture } from './picture'
import type { Picture } from './picture'

/** The slides of the institute's photo carousel. */
export const beauteSlides: readonly Picture[] = [
  picture(
    'carrousel/beaute-1',
    SLIDE,
    106_000,
    face(P.terracotta, {
      wall: 'arch',
      tone: 1,
      bowl: true,
      leaves: true,
      sitter: {
        x: 0.56,
        y: 0.58,
        size: 0.42,
        flip: true,
        wrap: 'gele',
        head: 5,
        dress: 0,
        necklace: 'rings',
        earring: true,
        skin: 1,
      },
    }),
  ),
  picture('carrousel/beaute-2', SLIDE, 106_000, spa.shea(P.sandMorning)),
  picture(
    'carrousel/beaute-3',
    SLIDE,
    106_000,
    hands(P.roseClay, {
      count: 3,
      nails: ['#e2603c', '#f0a53c', '#7b2d1f'],
      wall: 'sun',
      tone: 1,
      polish: true,
    }),
  ),
  picture('carrousel/beaute-4', SLIDE, 106_000, spa.evening(P.terracotta)),
]
