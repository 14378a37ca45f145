import { palettes } from '../palettes'
import { eyelashes } from '../scenes/eyelashes'
import { faceCloseUp } from '../scenes/face-close-up'
import { raisedHands } from '../scenes/raised-hands'
import type { Scene } from '../scenes/scene'
import { spaScenes } from '../scenes/spa'
import { posterSize } from '../sizes'
import { numberedPictures } from './picture'

const scenes: readonly Scene[] = [
  faceCloseUp(palettes.roseClay, {
    wall: 'niche',
    tone: 1,
    leaves: true,
    sitter: {
      view: 'three-quarter',
      x: 0.5,
      y: 0.44,
      size: 0.42,
      features: { mouth: 'wide', brows: 'high' },
      wrap: 'low',
      headCloth: 4,
      neckline: 'wrapper',
      dressCloth: 6,
      necklace: 'pearls',
      skin: 3,
      eyes: 'closed',
      expression: 'smile',
      tilt: 5,
    },
  }),
  eyelashes(palettes.sandMorning, { tool: 'brush', lid: '#d9713c', skin: 2 }),
  raisedHands(palettes.terracotta, {
    count: 1,
    nails: ['#c1352b'],
    wall: 'sun',
    tone: 2,
    polish: true,
    brush: true,
  }),
  spaScenes.evening(palettes.roseClay),
]

export const coursePosters = numberedPictures('formations', posterSize, scenes, 80_000)
