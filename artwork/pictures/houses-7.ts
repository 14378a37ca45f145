import { palettes } from '../palettes'
import type { HouseSpec } from '../scenes/house-spec'
import { limewash, paintBlue } from './paints'

/** Houses 21 and 22. */
export const houses7: readonly HouseSpec[] = [
  // Two small houses that share a courtyard under a mango tree.
  {
    palette: palettes.lateriteDay,
    light: { x: 0.6, y: 0.18, r: 0.1, style: 'cumulus' },
    groundY: 660,
    backdrop: 'hills',
    blocks: [
      {
        x: 120,
        w: 300,
        h: 220,
        wall: '#e07f4f',
        finish: 'lime',
        roof: 'gable',
        roofColor: '#7c2c20',
        plinth: '#7c2c20',
        openings: [
          { kind: 'door', x: 0.14, y: 0, w: 0.22, h: 0.7, color: paintBlue },
          { kind: 'window', x: 0.56, y: 0.3, w: 0.3, h: 0.38 },
        ],
      },
      {
        x: 790,
        w: 300,
        h: 240,
        wall: '#6fb0a6',
        finish: 'lime',
        roof: 'mono',
        roofColor: '#7c2c20',
        plinth: '#f3ead2',
        openings: [
          { kind: 'shutters', x: 0.24, y: 0.3, w: 0.16, h: 0.4, color: '#d94f8a' },
          { kind: 'archdoor', x: 0.62, y: 0, w: 0.22, h: 0.68, color: '#7c2c20' },
        ],
      },
    ],
    trees: [[600, 720, 620]],
    jars: [
      [470, 740, 110],
      [740, 740, 90],
    ],
    path: { x: 600, w: 260 },
    plants: [
      [90, 730, 120],
      [1120, 740, 150],
    ],
  },

  // A villa of glass and claustra on the lagoon shore at sunrise.
  {
    palette: palettes.lagoonDawn,
    light: { x: 0.8, y: 0.34, r: 0.12, style: 'bands' },
    groundY: 640,
    backdrop: 'lagoon',
    grass: true,
    blocks: [
      {
        x: 140,
        w: 240,
        h: 330,
        wall: limewash,
        finish: 'lime',
        roof: 'flat',
        roofColor: '#f2d3a0',
        claustraPattern: 0,
        openings: [{ kind: 'claustra', x: 0.16, y: 0.1, w: 0.68, h: 0.78 }],
      },
      {
        x: 380,
        w: 520,
        h: 200,
        wall: '#c98a4c',
        finish: 'wood',
        roof: 'flat',
        roofColor: limewash,
        openings: [{ kind: 'glass', x: 0.04, y: 0, w: 0.92, h: 0.82 }],
      },
      {
        x: 480,
        y: 214,
        w: 360,
        h: 160,
        wall: limewash,
        finish: 'lime',
        roof: 'flat',
        roofColor: '#f2d3a0',
        openings: [{ kind: 'glass', x: 0.08, y: 0.1, w: 0.84, h: 0.66 }],
      },
    ],
    balconies: [
      { x: 386, y: 214, w: 92, h: 50, kind: 'bars', color: '#11505c' },
      { x: 842, y: 214, w: 62, h: 50, kind: 'bars', color: '#11505c' },
    ],
    pool: { x: 420, y: 830, w: 500, h: 120 },
    palms: [
      [1010, 730, 520, 0.06],
      [1120, 750, 420, -0.1],
    ],
    plants: [[90, 720, 170]],
  },
]
