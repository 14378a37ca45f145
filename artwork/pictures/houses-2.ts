import { palettes } from '../palettes'
import type { HouseSpec } from '../scenes/house-spec'
import { laterite, paintBlue } from './paints'

/** Houses 5 to 7. */
export const houses2: readonly HouseSpec[] = [
  // Crenellated banco towers at noon.
  {
    palette: palettes.ochreNoon,
    light: { x: 0.5, y: 0.18, r: 0.12, style: 'woven' },
    groundY: 680,
    backdrop: 'hills',
    blocks: [
      {
        x: 240,
        w: 200,
        h: 380,
        wall: laterite,
        finish: 'banco',
        roof: 'crenel',
        openings: [
          { kind: 'slit', x: 0.3, y: 0.62, w: 0.1, h: 0.16 },
          { kind: 'slit', x: 0.6, y: 0.62, w: 0.1, h: 0.16 },
          { kind: 'slit', x: 0.45, y: 0.3, w: 0.1, h: 0.16 },
        ],
      },
      {
        x: 420,
        w: 380,
        h: 280,
        wall: '#c9633a',
        finish: 'banco',
        roof: 'crenel',
        openings: [
          { kind: 'archdoor', x: 0.38, y: 0, w: 0.24, h: 0.62, color: '#0f7c86' },
          { kind: 'arch', x: 0.1, y: 0.3, w: 0.14, h: 0.34 },
          { kind: 'arch', x: 0.76, y: 0.3, w: 0.14, h: 0.34 },
        ],
      },
      {
        x: 780,
        w: 170,
        h: 330,
        wall: laterite,
        finish: 'banco',
        roof: 'crenel',
        claustraPattern: 2,
        openings: [{ kind: 'claustra', x: 0.22, y: 0.5, w: 0.56, h: 0.3, color: '#d98a5c' }],
      },
    ],
    jars: [
      [390, 730, 110],
      [840, 730, 90],
    ],
    plants: [
      [150, 740, 170],
      [1060, 750, 210],
    ],
    path: { x: 610, w: 200 },
  },

  // A beach house with a hip roof and a long veranda.
  {
    palette: palettes.lagoonDawn,
    light: { x: 0.24, y: 0.36, r: 0.12, style: 'wedges' },
    groundY: 650,
    backdrop: 'sea',
    sand: true,
    blocks: [
      {
        x: 330,
        w: 560,
        h: 240,
        wall: '#f7e6c6',
        finish: 'wood',
        roof: 'hip',
        roofColor: '#c46a3c',
        openings: [
          { kind: 'shutters', x: 0.1, y: 0.22, w: 0.1, h: 0.5, color: '#0f7c86' },
          { kind: 'door', x: 0.44, y: 0, w: 0.13, h: 0.74, color: '#0f7c86' },
          { kind: 'shutters', x: 0.8, y: 0.22, w: 0.1, h: 0.5, color: '#0f7c86' },
        ],
      },
    ],
    veranda: { x: 300, w: 620, h: 190, columns: 6, roof: '#d9854c' },
    palms: [
      [180, 760, 620, 0.12],
      [1040, 740, 500, -0.16],
      [110, 780, 420, -0.1],
    ],
    path: { x: 610, w: 180 },
  },

  // A town house of three storeys with shutters and a shop on the ground floor.
  {
    palette: palettes.roseClay,
    light: { x: 0.84, y: 0.2, r: 0.1, style: 'stepped' },
    groundY: 740,
    backdrop: 'town',
    blocks: [
      {
        x: 380,
        w: 440,
        h: 210,
        wall: '#c8704f',
        finish: 'brick',
        roof: 'flat',
        openings: [
          { kind: 'glass', x: 0.08, y: 0, w: 0.46, h: 0.78, color: '#5a2419' },
          { kind: 'door', x: 0.68, y: 0, w: 0.18, h: 0.8, color: paintBlue },
        ],
      },
      {
        x: 380,
        y: 220,
        w: 440,
        h: 180,
        wall: '#fae3d5',
        finish: 'lime',
        roof: 'flat',
        openings: [
          { kind: 'shutters', x: 0.14, y: 0.2, w: 0.12, h: 0.56, color: paintBlue },
          { kind: 'shutters', x: 0.44, y: 0.2, w: 0.12, h: 0.56, color: paintBlue },
          { kind: 'shutters', x: 0.74, y: 0.2, w: 0.12, h: 0.56, color: paintBlue },
        ],
      },
      {
        x: 380,
        y: 408,
        w: 440,
        h: 160,
        wall: '#fae3d5',
        finish: 'lime',
        roof: 'pergola',
        roofColor: '#8a4a33',
        openings: [
          { kind: 'arch', x: 0.12, y: 0.1, w: 0.14, h: 0.66 },
          { kind: 'arch', x: 0.43, y: 0.1, w: 0.14, h: 0.66 },
          { kind: 'arch', x: 0.74, y: 0.1, w: 0.14, h: 0.66 },
        ],
      },
    ],
    balconies: [{ x: 410, y: 408, w: 380, h: 54, kind: 'bars', color: '#7a3a33' }],
    bougainvillea: [
      {
        points: [
          [790, 190],
          [820, 240],
          [800, 290],
          [760, 170],
        ],
        size: 36,
        hue: 'violet',
      },
    ],
    trees: [
      [220, 780, 420],
      [1010, 780, 360],
    ],
  },
]
