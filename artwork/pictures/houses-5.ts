import { palettes } from '../palettes'
import type { HouseSpec } from '../scenes/house-spec'
import { paintBlue } from './paints'

/** Houses 14 to 17. */
export const houses5: readonly HouseSpec[] = [
  // Two limewashed vaults on a dune in the morning.
  {
    palette: palettes.sandMorning,
    light: { x: 0.7, y: 0.26, r: 0.13, style: 'glow' },
    groundY: 680,
    backdrop: 'hills',
    sand: true,
    blocks: [
      {
        x: 220,
        w: 300,
        h: 220,
        wall: '#e0946a',
        finish: 'lime',
        roof: 'vault',
        roofColor: '#fbf0de',
        openings: [{ kind: 'archdoor', x: 0.34, y: 0, w: 0.32, h: 0.8, color: '#8a3b28' }],
      },
      {
        x: 540,
        w: 300,
        h: 270,
        wall: '#f6e3c8',
        finish: 'lime',
        roof: 'vault',
        roofColor: '#efd3b0',
        claustraPattern: 1,
        openings: [{ kind: 'claustra', x: 0.2, y: 0.3, w: 0.6, h: 0.46 }],
      },
      {
        x: 840,
        w: 170,
        h: 180,
        wall: '#d98f66',
        finish: 'lime',
        roof: 'flat',
        roofColor: '#c65a37',
        openings: [{ kind: 'window', x: 0.3, y: 0.34, w: 0.4, h: 0.34 }],
      },
    ],
    palms: [[1090, 740, 520, -0.1]],
    jars: [
      [190, 730, 120],
      [530, 730, 90],
    ],
    plants: [[110, 760, 140]],
    bougainvillea: [
      {
        points: [
          [840, 520],
          [870, 550],
          [850, 600],
        ],
        size: 34,
        hue: 'orange',
      },
    ],
  },

  // A house behind a long wall with a blue gate; only roofs, palms and flowers are visible.
  {
    palette: palettes.lateriteDay,
    light: { x: 0.28, y: 0.2, r: 0.11, style: 'cumulus' },
    groundY: 640,
    backdrop: 'trees',
    blocks: [
      {
        x: 480,
        w: 480,
        h: 330,
        wall: '#e8b48c',
        finish: 'lime',
        roof: 'hip',
        roofColor: '#9c3a26',
        openings: [
          { kind: 'shutters', x: 0.16, y: 0.56, w: 0.12, h: 0.28, color: '#155e58' },
          { kind: 'shutters', x: 0.46, y: 0.56, w: 0.12, h: 0.28, color: '#155e58' },
          { kind: 'shutters', x: 0.76, y: 0.56, w: 0.12, h: 0.28, color: '#155e58' },
        ],
      },
    ],
    wall: { h: 190, color: '#c9603c', gate: { x: 620, w: 190, color: paintBlue } },
    bougainvillea: [
      {
        points: [
          [120, 530],
          [180, 510],
          [240, 540],
          [300, 520],
          [360, 545],
          [200, 600],
          [150, 640],
        ],
        size: 58,
      },
      {
        points: [
          [960, 530],
          [1020, 520],
          [1090, 545],
          [1060, 600],
        ],
        size: 50,
        hue: 'white',
      },
    ],
    palms: [[430, 640, 520, -0.08]],
    jars: [
      [560, 780, 120],
      [890, 780, 120],
    ],
  },

  // A tower house with a terrace, reflected in the lagoon at dusk.
  {
    palette: palettes.lagoonDusk,
    light: { x: 0.36, y: 0.42, r: 0.13, style: 'stepped' },
    groundY: 590,
    backdrop: 'lagoon',
    lightsOn: true,
    reflection: true,
    blocks: [
      {
        x: 360,
        w: 300,
        h: 190,
        wall: '#d98f7a',
        finish: 'lime',
        roof: 'flat',
        roofColor: '#8d5a9b',
        openings: [{ kind: 'glass', x: 0.1, y: 0, w: 0.6, h: 0.78 }],
      },
      {
        x: 640,
        w: 210,
        h: 340,
        wall: '#f0c9a0',
        finish: 'lime',
        roof: 'pergola',
        roofColor: '#5d2f52',
        claustraPattern: 4,
        openings: [
          { kind: 'claustra', x: 0.2, y: 0.56, w: 0.6, h: 0.28 },
          { kind: 'arch', x: 0.32, y: 0.08, w: 0.36, h: 0.36 },
        ],
      },
      {
        x: 300,
        y: -26,
        w: 640,
        h: 26,
        wall: '#5d2f52',
        finish: 'wood',
        roof: 'flat',
        roofColor: '#7a4368',
        openings: [],
      },
    ],
    balconies: [{ x: 370, y: 204, w: 270, h: 46, kind: 'bars', color: '#fdebcb' }],
    palms: [[1080, 680, 520, -0.12]],
    plants: [[920, 610, 110]],
  },

  // A wide bungalow with a mono-pitched roof and a red brick wall.
  {
    palette: palettes.ochreNoon,
    light: { x: 0.84, y: 0.2, r: 0.1, style: 'corner' },
    groundY: 670,
    backdrop: 'palms',
    grass: true,
    blocks: [
      {
        x: 160,
        w: 420,
        h: 230,
        wall: '#b4492d',
        finish: 'brick',
        roof: 'mono',
        roofColor: '#5f3b25',
        openings: [
          { kind: 'glass', x: 0.08, y: 0.06, w: 0.5, h: 0.74 },
          { kind: 'slit', x: 0.72, y: 0.2, w: 0.06, h: 0.5 },
          { kind: 'slit', x: 0.84, y: 0.2, w: 0.06, h: 0.5 },
        ],
      },
      {
        x: 600,
        w: 420,
        h: 190,
        wall: '#fbe7bf',
        finish: 'lime',
        roof: 'mono',
        roofColor: '#5f3b25',
        openings: [
          { kind: 'door', x: 0.1, y: 0, w: 0.15, h: 0.78, color: '#0f7c86' },
          { kind: 'glass', x: 0.36, y: 0.2, w: 0.54, h: 0.5 },
        ],
      },
    ],
    path: { x: 670, w: 170 },
    trees: [[1120, 720, 400]],
    plants: [
      [120, 720, 140],
      [590, 710, 110],
      [560, 730, 90],
    ],
  },
]
