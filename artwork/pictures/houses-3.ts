import { palettes } from '../palettes'
import type { HouseSpec } from '../scenes/house-spec'

/** Houses 8 and 9. */
export const houses3: readonly HouseSpec[] = [
  // A wide, low modern villa by a pool at night.
  {
    palette: palettes.indigoNight,
    light: { x: 0.8, y: 0.18, r: 0.07, style: 'moon' },
    groundY: 600,
    lightsOn: true,
    backdrop: 'palms',
    blocks: [
      {
        x: 160,
        w: 520,
        h: 190,
        wall: '#6a5a9a',
        finish: 'stone',
        roof: 'flat',
        roofColor: '#8f82c8',
        openings: [
          { kind: 'glass', x: 0.06, y: 0, w: 0.6, h: 0.82 },
          { kind: 'door', x: 0.76, y: 0, w: 0.14, h: 0.8, color: '#f5a742' },
        ],
      },
      {
        x: 520,
        y: 196,
        w: 500,
        h: 170,
        wall: '#cfc6f0',
        finish: 'lime',
        roof: 'flat',
        roofColor: '#efe6ff',
        openings: [
          { kind: 'glass', x: 0.06, y: 0.08, w: 0.5, h: 0.76 },
          { kind: 'claustra', x: 0.64, y: 0.08, w: 0.3, h: 0.76 },
        ],
      },
      { x: 960, w: 40, h: 196, wall: '#8f82c8', finish: 'lime', roof: 'flat', openings: [] },
    ],
    pool: { x: 300, y: 840, w: 640, h: 170 },
    palms: [
      [90, 700, 520, 0.1],
      [1120, 720, 560, -0.06],
    ],
    plants: [
      [230, 690, 130],
      [1050, 690, 150],
    ],
    stringLights: true,
  },

  // A thatched pavilion among trees.
  {
    palette: palettes.rainGreen,
    light: { x: 0.5, y: 0.16, r: 0.1, style: 'cumulus' },
    groundY: 680,
    grass: true,
    blocks: [
      {
        x: 380,
        w: 440,
        h: 210,
        wall: '#c86e44',
        finish: 'banco',
        roof: 'thatch',
        roofColor: '#a8863f',
        openings: [
          { kind: 'round', x: 0.12, y: 0.34, w: 0.13, h: 0.3 },
          { kind: 'archdoor', x: 0.4, y: 0, w: 0.2, h: 0.8, color: '#f2b23f' },
          { kind: 'round', x: 0.75, y: 0.34, w: 0.13, h: 0.3 },
        ],
      },
      {
        x: 850,
        w: 150,
        h: 130,
        wall: '#d98a5c',
        finish: 'banco',
        roof: 'thatch',
        roofColor: '#937234',
        openings: [{ kind: 'door', x: 0.34, y: 0, w: 0.32, h: 0.8, color: '#64312a' }],
      },
    ],
    trees: [
      [180, 730, 520],
      [1100, 740, 440],
    ],
    path: { x: 600, w: 210 },
    bougainvillea: [
      {
        points: [
          [370, 640],
          [330, 660],
          [400, 670],
        ],
        size: 36,
        hue: 'orange',
      },
    ],
    plants: [
      [820, 720, 110],
      [300, 740, 140],
    ],
  },
]
