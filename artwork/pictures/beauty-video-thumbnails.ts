import { palettes } from '../palettes'
import { braidsFromBehind } from '../scenes/braids'
import { eyelashes } from '../scenes/eyelashes'
import { faceCloseUp } from '../scenes/face-close-up'
import { handsFromAbove } from '../scenes/hands-from-above'
import { portrait } from '../scenes/portrait'
import type { Scene } from '../scenes/scene'
import { spaScenes } from '../scenes/spa'
import { studio } from '../scenes/studio'
import { thumbnailSize } from '../sizes'
import { numberedPictures } from './picture'

const scenes: readonly Scene[] = [
  faceCloseUp(palettes.sandMorning, {
    wall: 'window',
    tone: 1,
    bowl: true,
    leaves: true,
    sitter: {
      x: 0.56,
      y: 0.47,
      size: 0.48,
      wrap: 'low',
      headCloth: 6,
      dressCloth: 9,
      skin: 1,
      earring: true,
    },
  }),
  braidsFromBehind(palettes.terracotta),
  spaScenes.massage(palettes.roseClay),
  spaScenes.sugar(palettes.terracotta),
  eyelashes(palettes.roseClay, { tool: 'tweezers', lid: '#a5485a', skin: 3 }),
  handsFromAbove(palettes.roseClay, { nails: ['#c1352b', '#f3d3a8'], kind: 3 }),
  faceCloseUp(palettes.sandMorning, {
    wall: 'curtain',
    tone: 0,
    disc: [0.5, 0.4, 0.34],
    sitter: {
      x: 0.48,
      y: 0.54,
      size: 0.4,
      wrap: 'gele',
      headCloth: 6,
      dressCloth: 0,
      bride: true,
      necklace: 'beads',
      earring: true,
      skin: 2,
    },
  }),
  studio(palettes.sandMorning),
  spaScenes.garden(palettes.sandMorning),
  portrait(palettes.terracotta, {
    light: { x: 0.5, y: 0.4, r: 0.3, style: 'woven' },
    backdrop: 'plain',
    people: [
      {
        x: 0.19,
        y: 0.55,
        size: 0.38,
        wrap: 'crown',
        headCloth: 2,
        dressCloth: 5,
        skin: 0,
        earring: true,
      },
      {
        x: 0.5,
        y: 0.58,
        size: 0.4,
        wrap: 'bow',
        headCloth: 9,
        dressCloth: 1,
        skin: 2,
        necklace: 'rings',
      },
      {
        x: 0.82,
        y: 0.55,
        size: 0.38,
        flip: true,
        wrap: 'knot',
        headCloth: 12,
        dressCloth: 7,
        skin: 1,
        earring: true,
      },
    ],
  }),
]

export const beautyVideoThumbnails = numberedPictures(
  'beaute-videos',
  thumbnailSize,
  scenes,
  64_000,
)
