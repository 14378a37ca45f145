import { palettes } from '../palettes'
import type { HouseSpec } from '../scenes/house-spec'
import { paintBlue } from './paints'

/** Houses 10 to 13. */
export const houses4: readonly HouseSpec[] = [
  // A gabled villa with outdoor stairs and pink bougainvillea at dusk.
  {
    palette: palettes.roseClay,
    light: { x: 0.3, y: 0.24, r: 0.14, style: 'arcs' },
    groundY: 690,
    backdrop: 'trees',
    blocks: [
      {
        x: 420,
        w: 400,
        h: 410,
        wall: '#fbe9d9',
        finish: 'lime',
        roof: 'gable',
        roofColor: '#a5453a',
        plinth: '#b25f55',
        openings: [
          { kind: 'arch', x: 0.12, y: 0.08, w: 0.26, h: 0.34 },
          { kind: 'arch', x: 0.6, y: 0.08, w: 0.26, h: 0.34 },
          { kind: 'door', x: 0.1, y: 0.54, w: 0.18, h: 0.34, color: '#6d2630' },
          { kind: 'shutters', x: 0.58, y: 0.6, w: 0.16, h: 0.24, color: '#6d2630' },
        ],
      },
      {
        x: 820,
        w: 240,
        h: 250,
        wall: '#e8a883',
        finish: 'brick',
        roof: 'mono',
        roofColor: '#a5453a',
        openings: [{ kind: 'window', x: 0.28, y: 0.3, w: 0.44, h: 0.36 }],
      },
    ],
    stairs: { x: 190, w: 270, h: 216 },
    bougainvillea: [
      {
        points: [
          [440, 300],
          [420, 350],
          [470, 280],
          [410, 420],
        ],
        size: 44,
      },
      {
        points: [
          [1040, 470],
          [1060, 520],
        ],
        size: 40,
      },
    ],
    plants: [
      [130, 740, 150],
      [1110, 740, 170],
    ],
  },

  // A patio house, seen through an arcade.
  {
    palette: palettes.lateriteDay,
    light: { x: 0.5, y: 0.14, r: 0.09, style: 'corner' },
    groundY: 640,
    backdrop: 'palms',
    blocks: [
      {
        x: 150,
        w: 900,
        h: 280,
        wall: '#f4dcb8',
        finish: 'lime',
        roof: 'hip',
        roofColor: '#a8432a',
        openings: [
          { kind: 'archdoor', x: 0.46, y: 0, w: 0.1, h: 0.72, color: '#b5462a' },
          { kind: 'shutters', x: 0.16, y: 0.2, w: 0.08, h: 0.46, color: '#155e58' },
          { kind: 'shutters', x: 0.78, y: 0.2, w: 0.08, h: 0.46, color: '#155e58' },
        ],
      },
    ],
    veranda: { x: 170, w: 860, h: 230, columns: 8, arched: true, roof: '#b9502f' },
    pool: { x: 430, y: 800, w: 340, h: 90 },
    jars: [
      [360, 740, 100],
      [850, 740, 100],
    ],
    plants: [
      [250, 780, 150],
      [960, 790, 170],
    ],
  },

  // A house of stone and wood with a butterfly roof on a hillside.
  {
    palette: palettes.lateriteDusk,
    light: { x: 0.64, y: 0.36, r: 0.14, style: 'fine' },
    groundY: 660,
    lightsOn: true,
    backdrop: 'hills',
    grass: true,
    blocks: [
      {
        x: 260,
        w: 320,
        h: 260,
        wall: '#8a6a72',
        finish: 'stone',
        roof: 'flat',
        roofColor: '#4d1a2a',
        openings: [{ kind: 'glass', x: 0.12, y: 0.12, w: 0.76, h: 0.6 }],
      },
      {
        x: 560,
        w: 400,
        h: 300,
        wall: '#9c6238',
        finish: 'wood',
        roof: 'butterfly',
        roofColor: '#4d1a2a',
        openings: [
          { kind: 'glass', x: 0.06, y: 0.06, w: 0.4, h: 0.78 },
          { kind: 'door', x: 0.56, y: 0, w: 0.14, h: 0.66, color: '#f7b045' },
          { kind: 'slit', x: 0.8, y: 0.2, w: 0.08, h: 0.5 },
        ],
      },
    ],
    palms: [[150, 730, 480, 0.1]],
    trees: [[1080, 720, 420]],
    path: { x: 660, w: 160 },
  },

  // A duplex seen at its corner, with a hip roof over the roof terrace.
  {
    palette: palettes.limeNoon,
    light: { x: 0.84, y: 0.14, r: 0.08, style: 'mosaic' },
    groundY: 620,
    backdrop: 'sea',
    sand: true,
    blocks: [],
    corner: {
      x: 560,
      y: 790,
      top: '#d9a06a',
      front: {
        x: 0,
        w: 400,
        h: 300,
        wall: '#fffaf0',
        finish: 'lime',
        roof: 'flat',
        plinth: paintBlue,
        openings: [
          { kind: 'glass', x: 0.08, y: 0, w: 0.4, h: 0.66 },
          { kind: 'door', x: 0.62, y: 0, w: 0.16, h: 0.64, color: paintBlue },
        ],
      },
      side: {
        x: 0,
        w: 420,
        h: 300,
        wall: '#fffaf0',
        finish: 'lime',
        roof: 'flat',
        plinth: paintBlue,
        openings: [
          { kind: 'arch', x: 0.1, y: 0.12, w: 0.16, h: 0.52 },
          { kind: 'arch', x: 0.4, y: 0.12, w: 0.16, h: 0.52 },
          { kind: 'arch', x: 0.7, y: 0.12, w: 0.16, h: 0.52 },
        ],
      },
      upper: {
        dx: 40,
        front: {
          x: 0,
          w: 260,
          h: 190,
          wall: '#fffaf0',
          finish: 'lime',
          roof: 'hip',
          openings: [{ kind: 'glass', x: 0.16, y: 0, w: 0.6, h: 0.7 }],
        },
        side: {
          x: 0,
          w: 270,
          h: 190,
          wall: '#fffaf0',
          finish: 'lime',
          roof: 'hip',
          openings: [
            { kind: 'window', x: 0.2, y: 0.24, w: 0.24, h: 0.42 },
            { kind: 'window', x: 0.6, y: 0.24, w: 0.24, h: 0.42 },
          ],
        },
      },
    },
    palms: [[110, 850, 640, 0.08]],
    bougainvillea: [
      {
        points: [
          [190, 640],
          [210, 690],
          [180, 740],
          [230, 610],
        ],
        size: 44,
      },
    ],
    plants: [[1080, 830, 160]],
  },
]
