import { palettes } from '../palettes'
import type { HouseSpec } from '../scenes/house-spec'
import { limewash, paintBlue } from './paints'

/** Houses 23 to 26. */
export const houses8: readonly HouseSpec[] = [
  // An earth house with painted geometric patterns under the moon.
  {
    palette: palettes.emberNight,
    light: { x: 0.7, y: 0.22, r: 0.09, style: 'moon' },
    groundY: 690,
    lightsOn: true,
    backdrop: 'hills',
    blocks: [
      {
        x: 320,
        w: 260,
        h: 300,
        wall: '#8c3b2a',
        finish: 'banco',
        roof: 'thatch',
        roofColor: '#7a5a36',
        openings: [{ kind: 'archdoor', x: 0.3, y: 0, w: 0.4, h: 0.56, color: '#f7b045' }],
      },
      {
        x: 560,
        w: 320,
        h: 210,
        wall: '#a34a37',
        finish: 'banco',
        roof: 'crenel',
        claustraPattern: 2,
        openings: [
          { kind: 'claustra', x: 0.12, y: 0.34, w: 0.36, h: 0.36, color: '#d97a4c' },
          { kind: 'arch', x: 0.64, y: 0.1, w: 0.22, h: 0.6 },
        ],
      },
      {
        x: 870,
        w: 160,
        h: 250,
        wall: '#8c3b2a',
        finish: 'banco',
        roof: 'thatch',
        roofColor: '#6a4a2c',
        openings: [{ kind: 'round', x: 0.34, y: 0.5, w: 0.32, h: 0.2 }],
      },
    ],
    trees: [[160, 750, 460]],
    jars: [
      [540, 750, 110],
      [610, 770, 80],
    ],
    plants: [[1100, 770, 170]],
    stringLights: true,
  },

  // A tall, narrow town house covered with flowers, with steps to the door.
  {
    palette: palettes.limeNoon,
    light: { x: 0.2, y: 0.24, r: 0.1, style: 'woven' },
    groundY: 730,
    backdrop: 'town',
    blocks: [
      {
        x: 440,
        w: 330,
        h: 540,
        wall: '#f7c9a0',
        finish: 'lime',
        roof: 'flat',
        roofColor: '#c9512f',
        plinth: '#c9512f',
        openings: [
          { kind: 'archdoor', x: 0.56, y: 0.12, w: 0.26, h: 0.26, color: paintBlue },
          { kind: 'shutters', x: 0.2, y: 0.16, w: 0.14, h: 0.16, color: paintBlue },
          { kind: 'arch', x: 0.18, y: 0.46, w: 0.22, h: 0.2 },
          { kind: 'arch', x: 0.6, y: 0.46, w: 0.22, h: 0.2 },
          { kind: 'round', x: 0.2, y: 0.76, w: 0.18, h: 0.11 },
          { kind: 'round', x: 0.62, y: 0.76, w: 0.18, h: 0.11 },
        ],
      },
      {
        x: 770,
        w: 230,
        h: 380,
        wall: limewash,
        finish: 'lime',
        roof: 'pergola',
        roofColor: '#8a5a36',
        openings: [
          { kind: 'glass', x: 0.16, y: 0.54, w: 0.68, h: 0.32 },
          { kind: 'claustra', x: 0.2, y: 0.1, w: 0.6, h: 0.28 },
        ],
      },
    ],
    stairs: { x: 480, w: 150, h: 66 },
    balconies: [{ x: 480, y: 246, w: 250, h: 48, kind: 'cross', color: '#1b3f8c' }],
    bougainvillea: [
      {
        points: [
          [440, 230],
          [460, 300],
          [440, 380],
          [470, 460],
          [445, 530],
          [500, 200],
          [450, 600],
        ],
        size: 46,
      },
      {
        points: [
          [990, 340],
          [960, 360],
          [1000, 400],
        ],
        size: 36,
        hue: 'violet',
      },
    ],
    trees: [[230, 780, 380]],
    plants: [[1080, 790, 180]],
  },

  // A farmhouse under a large roof, with an orchard and hills in the early morning.
  {
    palette: palettes.rainGreen,
    light: { x: 0.76, y: 0.28, r: 0.11, style: 'mosaic' },
    groundY: 660,
    backdrop: 'hills',
    grass: true,
    blocks: [
      {
        x: 300,
        w: 600,
        h: 210,
        wall: '#f3ead2',
        finish: 'stone',
        roof: 'hip',
        roofColor: '#b8552f',
        openings: [
          { kind: 'window', x: 0.08, y: 0.24, w: 0.12, h: 0.44 },
          { kind: 'door', x: 0.44, y: 0, w: 0.12, h: 0.74, color: '#155e58' },
          { kind: 'window', x: 0.8, y: 0.24, w: 0.12, h: 0.44 },
        ],
      },
    ],
    veranda: { x: 280, w: 640, h: 170, columns: 8, roof: '#d07a4c' },
    trees: [
      [140, 700, 300],
      [1060, 700, 340],
      [230, 740, 220],
    ],
    palms: [[980, 720, 440, 0.1]],
    path: { x: 600, w: 220 },
    bougainvillea: [
      {
        points: [
          [290, 560],
          [300, 610],
          [280, 650],
        ],
        size: 36,
        hue: 'orange',
      },
    ],
  },

  // A salmon-pink duplex with round windows and solid curved balconies in the late afternoon.
  {
    palette: palettes.terracotta,
    light: { x: 0.18, y: 0.3, r: 0.13, style: 'arcs' },
    groundY: 680,
    backdrop: 'palms',
    blocks: [
      {
        x: 330,
        w: 360,
        h: 480,
        wall: '#f0b08c',
        finish: 'lime',
        roof: 'flat',
        roofColor: '#fff2dd',
        plinth: '#7b3524',
        openings: [
          { kind: 'round', x: 0.1, y: 0.7, w: 0.16, h: 0.12 },
          { kind: 'glass', x: 0.4, y: 0.54, w: 0.5, h: 0.32 },
          { kind: 'glass', x: 0.4, y: 0.02, w: 0.5, h: 0.36 },
          { kind: 'round', x: 0.1, y: 0.2, w: 0.16, h: 0.12 },
        ],
      },
      {
        x: 690,
        w: 300,
        h: 320,
        wall: '#fff2dd',
        finish: 'lime',
        roof: 'vault',
        roofColor: '#e0875c',
        claustraPattern: 4,
        openings: [
          { kind: 'claustra', x: 0.1, y: 0.5, w: 0.36, h: 0.4 },
          { kind: 'archdoor', x: 0.58, y: 0, w: 0.28, h: 0.56, color: paintBlue },
        ],
      },
    ],
    balconies: [{ x: 450, y: 258, w: 250, h: 62, kind: 'solid', color: '#fff2dd' }],
    bougainvillea: [
      {
        points: [
          [340, 260],
          [360, 320],
          [330, 380],
          [350, 440],
        ],
        size: 42,
      },
    ],
    wall: { h: 70, color: '#c4653f' },
    palms: [[1080, 700, 540, -0.1]],
    plants: [
      [1040, 830, 150],
      [160, 830, 190],
    ],
    jars: [[880, 730, 110]],
  },
]
