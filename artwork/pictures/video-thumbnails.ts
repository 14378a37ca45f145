import { palettes } from '../palettes'
import { beach } from '../scenes/beach'
import { bookVanRoad } from '../scenes/book-van-road'
import { constructionSite } from '../scenes/construction-site'
import { drums } from '../scenes/drums'
import { garden } from '../scenes/garden'
import { lagoon } from '../scenes/lagoon'
import { maskScene } from '../scenes/masks'
import { roadToTheSea } from '../scenes/palms'
import { portrait } from '../scenes/portrait'
import type { Scene } from '../scenes/scene'
import { street } from '../scenes/street'
import { weavers } from '../scenes/weavers'
import { thumbnailSize } from '../sizes'
import { numberedPictures } from './picture'

const scenes: readonly Scene[] = [
  portrait(palettes.lateriteDusk, {
    light: { x: 0.4, y: 0.6, r: 0.2, style: 'arcs' },
    backdrop: 'laterite',
    people: [
      {
        view: 'three-quarter',
        x: 0.7,
        y: 0.47,
        size: 0.5,
        flip: true,
        features: { mouth: 'gap', brows: 'straight' },
        wrap: 'turban',
        headCloth: 2,
        dressCloth: 11,
        neckline: 'shirt',
        earring: true,
        skin: 2,
        expression: 'smile',
      },
    ],
  }),
  lagoon(palettes.lagoonDawn, {
    light: { x: 0.3, y: 0.26, r: 0.09, style: 'glow' },
    horizon: 0.5,
    houses: [
      [0.7, 0.56, 0.26],
      [0.9, 0.6, 0.36],
      [0.12, 0.54, 0.18],
    ],
    boats: [[0.42, 0.84, 0.84, 'sit']],
    palms: [[1.0, 1.05, 0.7, -0.1]],
  }),
  weavers(palettes.ochreNoon, {
    light: { x: 0.82, y: 0.22, r: 0.13, style: 'corner' },
    looms: 2,
    scale: 0.86,
    hang: true,
  }),
  street(palettes.lateriteDay, {
    light: { x: 0.64, y: 0.26, r: 0.11, style: 'cumulus' },
    riders: [
      [0.34, 0.9, 0.62, 'passenger'],
      [0.8, 0.78, -0.36, 'alone'],
    ],
    walkers: [[0.66, 0.76, 0.24]],
  }),
  portrait(palettes.ochreNoon, {
    light: { x: 0.86, y: 0.22, r: 0.1, style: 'cumulus' },
    backdrop: 'maize',
    people: [
      {
        view: 'three-quarter',
        x: 0.34,
        y: 0.44,
        size: 0.54,
        shape: 'square',
        hair: 'crop',
        wrap: 'fila',
        beard: 'short',
        hairColor: 'greying',
        headCloth: 6,
        plainDress: '#f4ead8',
        neckline: 'shirt',
        skin: 1,
        expression: 'laugh',
        build: 1.12,
      },
    ],
  }),
  garden(palettes.rainGreen, {
    light: { x: 0.4, y: 0.2, r: 0.1, style: 'fine' },
    people: 2,
    orchard: true,
    lagoonSide: true,
  }),
  beach(palettes.lagoonDawn, {
    light: { x: 0.6, y: 0.4, r: 0.12, style: 'wedges' },
    horizon: 0.5,
    palms: [
      [0.05, 1.02, 0.92, 0.14],
      [0.16, 1.06, 0.7, 0.2],
    ],
    boats: [
      [0.72, 0.86, 0.4],
      [0.9, 0.76, 0.28],
    ],
    people: [[0.5, 0.9, 0.3, 'walk']],
  }),
  portrait(palettes.limeNoon, {
    light: { x: 0.74, y: 0.26, r: 0.14, style: 'mosaic' },
    backdrop: 'panels',
    people: [
      {
        view: 'three-quarter',
        x: 0.32,
        y: 0.48,
        size: 0.52,
        shape: 'heart',
        features: { nose: 'button', mouth: 'wide', eyes: 'almond' },
        hair: 'bun',
        glasses: 'dark',
        dressCloth: 1,
        neckline: 'vee',
        necklace: 'pendant',
        earring: true,
        skin: 3,
        expression: 'smile',
      },
    ],
  }),
  constructionSite(palettes.lateriteDusk, { light: { x: 0.26, y: 0.34, r: 0.15, style: 'bands' } }),
  maskScene(palettes.emberNight, { pair: true }),
  portrait(palettes.lateriteDay, {
    light: { x: 0.2, y: 0.2, r: 0.1, style: 'arcs' },
    backdrop: 'market',
    people: [
      {
        view: 'three-quarter',
        x: 0.64,
        y: 0.56,
        size: 0.46,
        flip: true,
        shape: 'round',
        features: { nose: 'broad', mouth: 'gap', eyes: 'hooded' },
        elder: true,
        wrap: 'fan',
        headCloth: 0,
        dressCloth: 8,
        necklace: 'coral',
        earring: true,
        skin: 0,
        expression: 'laugh',
        build: 1.05,
      },
    ],
  }),
  bookVanRoad(palettes.rainGreen),
  drums(palettes.emberNight, {
    light: { x: 0.78, y: 0.2, r: 0.08, style: 'moon' },
    count: 4,
    dancers: 5,
    fire: 0.5,
  }),
  portrait(palettes.indigoNight, {
    light: { x: 0.86, y: 0.1, r: 0.3, style: 'rings' },
    backdrop: 'cloth',
    people: [
      {
        view: 'three-quarter',
        x: 0.46,
        y: 0.48,
        size: 0.56,
        shape: 'long',
        features: { mouth: 'even' },
        hair: 'receding',
        hairColor: 'greying',
        beard: 'moustache',
        glasses: 'gold',
        elder: true,
        dressCloth: 3,
        neckline: 'shirt',
        skin: 3,
        expression: 'calm',
      },
    ],
  }),
  garden(palettes.lateriteDay, {
    light: { x: 0.7, y: 0.24, r: 0.11, style: 'cumulus' },
    people: 4,
  }),
  roadToTheSea(palettes.lagoonDusk, {
    light: { x: 0.5, y: 0.42, r: 0.1, style: 'stepped' },
    arch: true,
    walkers: [
      [0.44, 0.84, 0.3, 'basin'],
      [0.58, 0.94, 0.38, 'boubou'],
    ],
  }),
]

export const videoThumbnails = numberedPictures('reportages', thumbnailSize, scenes, 76_000)
