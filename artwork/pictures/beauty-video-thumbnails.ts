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
      view: 'three-quarter',
      x: 0.56,
      y: 0.42,
      size: 0.5,
      flip: true,
      shape: 'round',
      wrap: 'low',
      headCloth: 6,
      neckline: 'wrapper',
      plainDress: '#f6ead8',
      skin: 3,
      earring: true,
      eyes: 'closed',
      expression: 'calm',
      tilt: 4,
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
    sitter: {
      view: 'three-quarter',
      x: 0.48,
      y: 0.52,
      size: 0.46,
      shape: 'heart',
      features: { nose: 'straight', mouth: 'gap' },
      wrap: 'fan',
      headCloth: 6,
      dressCloth: 0,
      neckline: 'wrapper',
      bride: true,
      necklace: 'pearls',
      earring: true,
      skin: 2,
      expression: 'laugh',
    },
  }),
  studio(palettes.sandMorning),
  spaScenes.garden(palettes.sandMorning),
  portrait(palettes.terracotta, {
    light: { x: 0.98, y: 0.16, r: 0.1, style: 'corner' },
    backdrop: 'plain',
    people: [
      {
        view: 'three-quarter',
        x: 0.18,
        y: 0.55,
        size: 0.4,
        shape: 'heart',
        features: { mouth: 'gap' },
        wrap: 'high',
        headCloth: 2,
        dressCloth: 5,
        skin: 0,
        earring: true,
        expression: 'smile',
      },
      {
        view: 'three-quarter',
        x: 0.5,
        y: 0.58,
        size: 0.42,
        shape: 'long',
        features: { mouth: 'full', brows: 'arched' },
        wrap: 'ends',
        headCloth: 9,
        dressCloth: 1,
        skin: 3,
        necklace: 'strings',
        expression: 'calm',
      },
      {
        view: 'three-quarter',
        x: 0.83,
        y: 0.56,
        size: 0.38,
        flip: true,
        shape: 'round',
        features: { mouth: 'wide', eyes: 'hooded' },
        elder: true,
        glasses: 'gold',
        wrap: 'low',
        headCloth: 12,
        dressCloth: 7,
        skin: 1,
        expression: 'laugh',
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
